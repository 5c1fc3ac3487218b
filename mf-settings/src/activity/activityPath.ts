/** The address of the activity log. Only Settings lead there, so it is not in the shell's list of addresses. */
export const ACTIVITY_PATH = '/activity';
