// @ts-check
import { remotes } from '../steps/remotes.mjs';

/**
 * The packages whose sentences are all in the catalogue. `shared-api` has the server's messages and is checked
 * separately.
 */
export const TRANSLATED_PACKAGES = ['shared-ui', 'federation', 'shell', ...remotes];

/** Files of these packages in English only: the public pages are rendered before a language is chosen. */
export const UNTRANSLATED_FILES = [
  ...['About', 'FeatureSections', 'Landing', 'Pricing', 'TicketPicture', 'features', 'publicPages'],
  ...['publicScript', 'renderPages', 'textPages'],
].map((name) => `shell/src/public-pages/${name}.`);
