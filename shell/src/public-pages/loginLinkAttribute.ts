/** Marks the elements around the links to sign-in; the script of the public pages finds them by it. */
export const LOGIN_LINK_ATTRIBUTE = 'data-login-link';
