// @ts-check

/** Libraries fill style elements by `innerHTML`: this is refused in sources only. @type {readonly [RegExp, string][]} */
const FORBIDDEN_IN_SOURCES = [
  [
    /(\.|\[\s*["'`])(inner|outer)HTML(["'`]\s*\])?\s*=(?!=)|\.insertAdjacentHTML\(|\bdocument\.write(ln)?\(|\bsrcdoc\b/i,
    'makes HTML of a text: render elements instead',
  ],
];

/**
 * What a script must not contain, with the reason.
 *
 * @type {readonly [RegExp, string][]}
 */
const FORBIDDEN = [
  [/\bdangerouslySetInnerHTML\b/, 'draws HTML from a text (dangerouslySetInnerHTML)'],
  [/\bcreateContextualFragment\b/, 'makes HTML of a text (createContextualFragment)'],
  [/\bsetHTMLUnsafe\b/, 'makes HTML of a text (setHTMLUnsafe)'],
  [/(["'`])javascript:(?!\s)/i, 'has a link that runs a script (javascript:)'],
];

/** A class of a CSS module, as webpack names it: `_` and six characters of a hash (`build/baseConfig.mjs`). */
const OWN_CLASS = /\._[\w-]{6}(?![\w-])/;
/** Comments and texts, which are not part of a selector or of an at-rule. */
const TEXTS = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;
/** At-rules whose blocks do not apply to elements. */
const HARMLESS = /^@(keyframes|font-face|page|property)\b/;
/** Its rules lose against all rules outside, except for important ones, which win. */
const LAYER = /^@layer\b/;
const IMPORTANT = /!\s*important/i;

/**
 * The reasons why files of a remote must not be deployed: scripts that could run the text of a user, and style sheets whose
 * rules would change the screens of others. The build refuses these in its own sources; this finds those for which the check
 * was switched off, and a repository of its own does not run our lint.
 *
 * @param {string} name of the remote
 * @param {Partial<Record<'sources' | 'scripts' | 'sheets', Readonly<Record<string, string>>>>} texts by their file names
 * @returns {string[]} sentences
 */
export const checkContents = (name, { sources = {}, scripts = {}, sheets = {} }) =>
  [
    ...violationsOf(sources, (text) => matches(FORBIDDEN_IN_SOURCES, text)),
    ...violationsOf(scripts, (text) => matches(FORBIDDEN, text)),
    ...violationsOf(sheets, styleViolations),
  ].map((violation) => `${name}: ${violation}.`);

/** @param {Readonly<Record<string, string>>} texts @param {(text: string) => string[]} check */
const violationsOf = (texts, check) =>
  Object.entries(texts).flatMap(([file, text]) => check(text).map((reason) => `${file} ${reason}`));

/** @param {readonly [RegExp, string][]} forbidden @param {string} text */
const matches = (forbidden, text) =>
  forbidden.filter(([pattern]) => pattern.test(text)).map(([, reason]) => reason);

/** @param {string} text of a style sheet */
const styleViolations = (text) => [
  ...globalSelectors(text).map(
    (selector) => `has the selector "${selector}" without a class of its own; it would change other screens`,
  ),
  ...(/@import\b/i.test(text.replace(TEXTS, ''))
    ? ['has an @import: nothing checks what that style sheet will be']
    : []),
];

/**
 * @typedef {object} Block an open one
 * @property {boolean} isInside whether it belongs to a rule, or is no rule for elements: its content is left alone
 * @property {boolean} isLayer whether it is in a layer
 * @property {readonly string[]} selectors of a rule in a layer, those without a class of their own
 */

/** @param {string} text of a style sheet */
function globalSelectors(text) {
  /** @type {string[]} */
  const found = [];
  /** @type {Block[]} */
  const open = [];
  for (const [, prelude = '', brace] of text.replace(TEXTS, '').matchAll(/([^{};]*)([{};])/g)) {
    const { isInside = false, isLayer = false, selectors = [] } = open.at(-1) ?? {};
    const head = prelude.trim().replace(/\s+/g, ' ');
    if (brace !== '{' && IMPORTANT.test(head)) found.push(...selectors);
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    const isRule = !head.startsWith('@');
    const foreign = isRule && !isInside ? selectorsOf(head).filter((one) => !OWN_CLASS.test(one)) : [];
    if (!isLayer) found.push(...foreign);
    open.push({
      // The rules in a rule belong to it.
      isInside: isInside || isRule || HARMLESS.test(head),
      isLayer: isLayer || LAYER.test(head),
      selectors: isLayer ? [...selectors, ...foreign] : [],
    });
  }
  return [...new Set(found)];
}

/** Its selectors: a comma in parentheses is part of one. @param {string} list */
function selectorsOf(list) {
  let depth = 0;
  const marked = Array.from(list, (letter) => {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    return letter === ',' && depth === 0 ? '\n' : letter;
  });
  return marked
    .join('')
    .split('\n')
    .map((one) => one.trim());
}
