// @ts-check
import ts from 'typescript';

/**
 * A sentence of a package, and its position.
 *
 * @typedef {{ english: string, at: string }} SourceMessage
 */

const TRANSLATION_CALLS = new Set(['t', 'splitAtPlaceholder', 'msg']);

/**
 * The sentences of a syntax tree: the arguments of `t()`, `splitAtPlaceholder()` and `msg()`, and the catalogues of
 * `defineMessages()`.
 *
 * @param {ts.SourceFile} source
 * @returns {SourceMessage[]}
 */
export function messagesIn(source) {
  return callsIn(source).flatMap(({ called, given }) => {
    if (called === 'defineMessages') return messagesOf(given);
    return TRANSLATION_CALLS.has(called) ? textsOf(given) : [];
  });
}

/**
 * The calls of functions by their names, with their first arguments.
 *
 * @param {ts.Node} node
 * @returns {{ called: string, given: ts.Expression }[]}
 */
export function callsIn(node) {
  /** @type {ReturnType<typeof callsIn>} */
  const found = [];
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.arguments[0])
    found.push({ called: node.expression.text, given: node.arguments[0] });
  ts.forEachChild(node, (child) => void found.push(...callsIn(child)));
  return found;
}

/**
 * A text, or each text of a conditional expression.
 *
 * @param {ts.Expression} node
 * @returns {SourceMessage[]}
 */
function textsOf(node) {
  if (ts.isStringLiteralLike(node)) return [{ english: node.text, at: positionOf(node) }];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  return [];
}

/** @param {ts.Expression} node @returns {SourceMessage[]} */
function messagesOf(node) {
  if (ts.isSatisfiesExpression(node)) return messagesOf(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return textsOf(node);
  return node.properties.flatMap((property) => {
    return ts.isPropertyAssignment(property) ? messagesOf(property.initializer) : [];
  });
}

/** The position of a node in the format of editors. @param {ts.Node} node */
export function positionOf(node) {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/**
 * The names of a sentence's placeholders, each once, in order; `one {ticket}` is a form of a plural.
 *
 * @param {string} sentence
 */
export function placeholdersOf(sentence) {
  const names = Array.from(
    sentence.matchAll(/(?<!\b(?:one|other) )\{\s*(\w+)\s*(?:\}|,\s*plural\s*,)/g),
    ([, name = '']) => name,
  );
  return [...new Set(names)].sort();
}
