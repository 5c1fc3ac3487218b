// @ts-check
/** The packages whose sentences all go through the catalogue. `shared-api` speaks for the server and is checked by itself. */
export const TRANSLATED_PACKAGES = [
  'shared-ui',
  'federation',
  'shell',
  'mf-settings',
  'mf-customfields',
  'mf-tickets',
  'mf-elevators',
  'mf-people',
];

/** Of the packages above, files that speak English only: the public pages are rendered before a language is chosen. */
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
  ],
  ...['features', 'publicPages', 'publicScript', 'renderPages', 'tiers', 'loginLinkId'],
].map((name) => `shell/src/public-pages/${name}.`);
