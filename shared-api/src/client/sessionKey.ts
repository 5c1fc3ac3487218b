/** Where the session stands in local storage. */
export const SESSION_KEY = 'smart-elevator.session';
