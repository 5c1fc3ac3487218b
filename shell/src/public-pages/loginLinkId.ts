/** The id of the element around the landing page's Login button, which links to Home for signed-in users. */
export const LOGIN_LINK_ID = 'way-in';
