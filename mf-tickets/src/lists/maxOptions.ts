/** The maximum number of names in a dropdown; typing finds the others. */
export const MAX_OPTIONS = 50;
