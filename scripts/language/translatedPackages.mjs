// @ts-check
import { remotes } from '../steps/remotes.mjs';

/**
 * The packages whose sentences are all in the catalogue. `shared-api` has the server's messages and is checked
 * separately.
 */
export const TRANSLATED_PACKAGES = ['shared-ui', 'federation', 'shell', ...remotes];
