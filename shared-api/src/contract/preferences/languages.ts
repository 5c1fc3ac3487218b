/**
 * The languages of the console, by their ISO 639 codes. Apart from `language`, which the widgets alone need: in a remote it
 * is a part of their file, and not a file of its own for each of them.
 */
export const LANGUAGES = ['en', 'hi'] as const;
