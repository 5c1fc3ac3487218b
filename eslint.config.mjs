// @ts-check
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaryRules, boundaries } from './scripts/lint/boundaries.mjs';
import { TRANSLATED_PACKAGES } from './scripts/steps/root.mjs';
import { localRules } from './scripts/lint/localRules.mjs';

const SOURCES = '**/*.{ts,tsx}';
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];

const NO_BARRELS = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import the file itself, by its name.',
};

/** A browser may refuse its storage, or have no room. */
const NO_BROWSER_STORAGE = {
  checkGlobalObject: true,
  globals: ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'].map((name) => ({
    name,
    message:
      'A browser may refuse its storage: use browserStorage or tabStorage of shared-api/client/browserStorage.',
  })),
};

/** HTML from a text can run scripts. */
const NO_HTML_FROM_TEXT = [
  '[name.name="dangerouslySetInnerHTML"]',
  '[key.name="dangerouslySetInnerHTML"]',
  'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
  'CallExpression[callee.property.name="insertAdjacentHTML"]',
  'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
  '[name.name="srcDoc"]',
].map((selector) => ({ selector, message: 'HTML from a text can run scripts: render elements instead.' }));

/**
 * The options that a rule of jsx-a11y has by recommendation.
 *
 * @param {string} rule
 * @returns {object}
 */
const recommended = (rule) => Reflect.get(jsxA11y.configs.recommended.rules, `jsx-a11y-x/${rule}`)[1];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/site/',
      '**/node_modules/',
      '.cache/',
      '.nx/',
      '**/.data/',
      'e2e/results/',
      '**/*.css.d.ts',
    ],
  },
  // A rule is followed or changed for all; it is not switched off for a line.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: globals.node },
  },
  {
    // Their functions run in the browser of a check.
    files: ['federation/src/delivery/{guard,gate,live-check}/*.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    files: ['shell/public/*.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ['scripts/node-tests/*.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
  },
  {
    files: [SOURCES],
    extends: [tseslint.configs.strict],
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.jest } },
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.tsx', 'shared-*/src/**/*.ts', 'shell/src/**/*.ts', 'mf-*/src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    rules: {
      // VoiceOver takes a list without bullets for no list unless its role is written.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A dialog that opens gives the focus to one of our own controls; a page never takes it by itself.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A region that scrolls is reached by key.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { ...recommended('no-noninteractive-tabindex'), roles: ['tabpanel', 'region'] },
      ],
      // A modal dialog closes on Escape and on a press beside it.
      'jsx-a11y-x/no-noninteractive-element-interactions': [
        'error',
        { ...recommended('no-noninteractive-element-interactions'), dialog: ['onKeyDown', 'onMouseDown'] },
      ],
    },
  },
  {
    files: [SOURCES, '**/*.mjs'],
    plugins: { local: localRules },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 250],
      'no-restricted-syntax': ['error', NO_BARRELS],
      'local/no-vague-names': 'error',
    },
  },
  {
    files: [SOURCES],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', NO_BARRELS, ...NO_HTML_FROM_TEXT], 'no-script-url': 'error' },
  },
  {
    files: [
      '{shared-api,shared-ui,shell,mf-*}/src/**/*.{ts,tsx}',
      'federation/src/**/*.{ts,tsx}',
      'shell/public/*.js',
    ],
    ignores: [...TESTS, 'shared-api/src/client/browserStorage.ts'],
    rules: { 'no-restricted-globals': ['error', NO_BROWSER_STORAGE] },
  },
  {
    files: TRANSLATED_PACKAGES.map((name) => `${name}/src/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'local/no-untranslated-text': 'error' },
  },
  ...boundaries.flatMap(boundaryRules),
);
