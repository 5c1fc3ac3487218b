// @ts-check

/**
 * A class of a CSS module: webpack names it by seven characters of a hash (`build/baseConfig.mjs`), with a `_` before a
 * digit.
 */
const OWN_CLASS = /\.(?!ant-)[\w-]{7,8}(?![\w-])/;
/** Comments and texts, which are not part of a selector or of an at-rule. */
const TEXTS = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;
/** At-rules whose blocks do not apply to elements, or that every other rule overrides. */
const HARMLESS = /^@(keyframes|font-face|page|layer|property)\b/;

/**
 * The reasons why the style sheets of a remote must not be deployed: rules without a class of a CSS module would change
 * the screens of others. The build refuses them in its sources; this finds those for which the check was switched off.
 *
 * @param {string} name of the remote
 * @param {Readonly<Record<string, string>>} sheets the text of each style sheet, by its file name
 * @returns {string[]} sentences
 */
export const styleFaults = (name, sheets) =>
  Object.entries(sheets).flatMap(([file, text]) =>
    globalSelectors(text).map(
      (selector) =>
        `${name}: ${file} has the selector "${selector}" without a class of its own; it would change other screens.`,
    ),
  );

/** @param {string} text of a style sheet */
function globalSelectors(text) {
  /** @type {string[]} */
  const found = [];
  /** Of each open block, whether its content is left alone. @type {boolean[]} */
  const open = [];
  for (const [, prelude = '', brace] of text.replace(TEXTS, '').matchAll(/([^{};]*)([{};])/g)) {
    const isInside = open.at(-1) ?? false;
    const head = prelude.trim().replace(/\s+/g, ' ');
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    const isRule = !head.startsWith('@');
    if (isRule && !isInside) found.push(...selectorsOf(head).filter((one) => !OWN_CLASS.test(one)));
    // The rules in a rule belong to it.
    open.push(isInside || isRule || HARMLESS.test(head));
  }
  return found;
}

/**
 * Its selectors: a comma in parentheses is part of one.
 *
 * @param {string} list
 */
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
