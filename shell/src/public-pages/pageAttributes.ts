/**
 * Marks the elements around the links to sign-in, by which the script of the public pages finds them. Its value is the
 * word for a signed-in user.
 */
export const LOGIN_LINK_ATTRIBUTE = 'data-login-link';

/** Marks the links to the registration, which a signed-in user does not need. */
export const REGISTER_LINK_ATTRIBUTE = 'data-register-link';
