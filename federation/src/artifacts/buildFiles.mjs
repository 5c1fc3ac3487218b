// @ts-check
/** Lists the files that a build's exposed module and its screens need, so that they can be fetched with the entry. */
export const INITIAL_FILES = 'first-files.json';

/** Lists what a build contains and what it expects from the page. Neither file is deployed. */
export const BUILD_MANIFEST = 'brought.json';

/** The folder of a remote's version with the files for opening it by itself. */
export const STANDALONE_FOLDER = 'alone';
