import ts from 'typescript';

/** A sentence of a package, and its position. */
export interface SourceMessage {
  english: string;
  at: string;
}

const TRANSLATION_CALLS = new Set(['t', 'splitAtPlaceholder', 'msg']);

/**
 * The sentences of a syntax tree: the arguments of `t()`, `splitAtPlaceholder()` and `msg()`, and the catalogues of
 * `defineMessages()`.
 */
export function messagesIn(source: ts.SourceFile): SourceMessage[] {
  const found: SourceMessage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [given] = node.arguments;
      const called = node.expression.text;
      if (given && TRANSLATION_CALLS.has(called)) found.push(...textsOf(given));
      if (given && called === 'defineMessages') found.push(...messagesOf(given));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A text, or each text of a conditional expression. */
function textsOf(node: ts.Expression): SourceMessage[] {
  if (ts.isStringLiteralLike(node)) return [{ english: node.text, at: positionOf(node) }];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  return [];
}

function messagesOf(node: ts.Expression): SourceMessage[] {
  if (ts.isSatisfiesExpression(node)) return messagesOf(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return textsOf(node);
  return node.properties.flatMap((property) => {
    return ts.isPropertyAssignment(property) ? messagesOf(property.initializer) : [];
  });
}

/** The position of a node in the format of editors. */
export function positionOf(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** The names of a sentence's placeholders, each once, in order. */
export function placeholdersOf(sentence: string): string[] {
  const names = Array.from(sentence.matchAll(/\{\s*(\w+)\s*(?:\}|,\s*plural\s*,)/g), ([, name = '']) => name);
  return [...new Set(names)].sort();
}
