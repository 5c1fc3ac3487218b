// @ts-check
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { boundaryRules, boundaries } from './scripts/lint/boundaries.mjs';
import { TRANSLATED_PACKAGES } from './scripts/steps/root.mjs';

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

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [
    { name: 'local', specifier: fileURLToPath(new URL('scripts/lint/localRules.mjs', import.meta.url)) },
  ],
  categories: { correctness: 'error' },
  env: { builtin: true },
  options: { denyWarnings: true, respectEslintDisableDirectives: false },
  ignorePatterns: [
    '**/dist/',
    '**/site/',
    '**/node_modules/',
    '.cache/',
    '.nx/',
    '**/.data/',
    'e2e/results/',
    '**/*.css.d.ts',
  ],
  rules: {
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'preserve-caught-error': 'error',
  },
  overrides: [
    {
      files: ['**/*.{mjs,cjs,js}'],
      env: { node: true },
      rules: { 'no-redeclare': 'error', 'no-undef': 'error' },
    },
    // Their functions run in the browser of a check.
    { files: ['federation/src/delivery/{guard,gate,live-check}/*.mjs'], env: { browser: true } },
    { files: ['shell/public/*.js'], env: { serviceworker: true } },
    { files: ['scripts/node-tests/*.mjs'], env: { jest: true } },
    {
      files: [SOURCES],
      env: { browser: true, node: true, jest: true },
      rules: {
        'no-array-constructor': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'no-useless-constructor': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-imports': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/unified-signatures': 'error',
      },
    },
    {
      files: ['**/*.tsx', 'shared-*/src/**/*.ts', 'shell/src/**/*.ts', 'mf-*/src/**/*.ts'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      files: ['**/*.tsx'],
      rules: {
        // Facts are pairs of a label and what is shown, not lists.
        'react/jsx-key': 'off',
        // Grids and combined inputs have roles that no element has.
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/control-has-associated-label': 'off',
        // VoiceOver takes a list without bullets for no list unless its role is written.
        'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
        // A dialog that opens gives the focus to one of our own controls; a page never takes it by itself.
        'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
        // A region that scrolls is reached by key.
        'jsx-a11y/no-noninteractive-tabindex': [
          'error',
          { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true },
        ],
        // A modal dialog closes on Escape and on a press beside it.
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          {
            handlers: [
              ...['onClick', 'onError', 'onLoad', 'onMouseDown', 'onMouseUp'],
              ...['onKeyPress', 'onKeyDown', 'onKeyUp'],
            ],
            alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
            body: ['onError', 'onLoad'],
            dialog: ['onKeyDown', 'onMouseDown'],
            iframe: ['onError', 'onLoad'],
            img: ['onError', 'onLoad'],
          },
        ],
      },
    },
    {
      files: [SOURCES, '**/*.mjs'],
      rules: {
        eqeqeq: 'error',
        'max-lines': ['error', 250],
        'local/no-restricted-syntax': ['error', NO_BARRELS],
        'local/no-vague-names': 'error',
      },
    },
    {
      files: [SOURCES],
      excludeFiles: TESTS,
      rules: {
        'local/no-restricted-syntax': ['error', NO_BARRELS, ...NO_HTML_FROM_TEXT],
        'no-script-url': 'error',
      },
    },
    {
      files: [
        '{shared-api,shared-ui,shell,mf-*}/src/**/*.{ts,tsx}',
        'federation/src/**/*.{ts,tsx}',
        'shell/public/*.js',
      ],
      excludeFiles: [...TESTS, 'shared-api/src/client/browserStorage.ts'],
      rules: { 'no-restricted-globals': ['error', NO_BROWSER_STORAGE] },
    },
    {
      files: TRANSLATED_PACKAGES.map((name) => `${name}/src/**/*.{ts,tsx}`),
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: { 'local/no-untranslated-text': 'error' },
    },
    ...boundaries.flatMap(boundaryRules),
  ],
});
