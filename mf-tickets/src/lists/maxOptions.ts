/** How many names a dropdown shows at a time; typing finds the others. */
export const MAX_OPTIONS = 50;
