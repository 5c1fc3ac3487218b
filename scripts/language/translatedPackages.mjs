// @ts-check
import { remotes } from '../steps/remotes.mjs';

/**
 * The packages whose sentences are all in the catalogue. `shared-api` has the server's messages and is checked
 * separately.
 */
export const TRANSLATED_PACKAGES = ['shared-ui', 'federation', 'shell', ...remotes];

/** Files of these packages in English only: the public pages are rendered before a language is chosen. */
export const UNTRANSLATED_FILES = [
  ...[
    'About',
    'AndroidApp',
    'Contact',
    'DeleteAccount',
    'FeatureSections',
    'Landing',
    'Pricing',
    'PrivacyPolicy',
    'TicketPicture',
  ],
  ...['features', 'publicPages', 'publicScript', 'renderPages', 'tiers'],
].map((name) => `shell/src/public-pages/${name}.`);
