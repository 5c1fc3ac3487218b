// @ts-check
/** Where a build names the files that its exposed module and its screens need, so that they can be fetched with the entry. */
export const INITIAL_FILES = 'first-files.json';

/** Where a build tells what it brings and what it expects of the page; neither is deployed. */
export const BUILD_MANIFEST = 'brought.json';

/** Where a remote's version keeps what it needs when it is opened by itself. */
export const STANDALONE_FOLDER = 'alone';
