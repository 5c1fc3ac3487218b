// @ts-check
/** Lists the files that a build's exposed module and its screens need, so that they can be fetched with the entry. */
export const INITIAL_FILES = 'initial-files.json';

/** Lists what a build contains and what it expects from the page. It is not deployed. */
export const BUILD_MANIFEST = 'build-manifest.json';

/** Written by Module Federation's plugin beside mf-manifest.json. */
export const BUILD_STATS = 'mf-stats.json';

/** The folder of a remote's version with the files for opening it by itself. */
export const STANDALONE_FOLDER = 'alone';
