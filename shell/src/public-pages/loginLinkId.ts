/** The id of what stands around the landing page's Login button, which leads Home for who is signed in. */
export const LOGIN_LINK_ID = 'way-in';
