import ts from 'typescript';

/** A sentence that a package says, and where. */
export interface Said {
  english: string;
  at: string;
}

const SAYING = new Set(['say', 'sayAround', 'sentence']);

/** The sentences of a syntax tree: what `say()`, `sayAround()` and `sentence()` are given, and the shelves of `spoken()`. */
export function sentencesIn(source: ts.SourceFile): Said[] {
  const found: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [given] = node.arguments;
      const called = node.expression.text;
      if (given && SAYING.has(called)) found.push(...textsOf(given));
      if (given && called === 'spoken') found.push(...shelf(given));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A text, or each of those that a condition chooses from. */
function textsOf(node: ts.Expression): Said[] {
  if (ts.isStringLiteralLike(node)) return [{ english: node.text, at: placeOf(node) }];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  return [];
}

function shelf(node: ts.Expression): Said[] {
  if (ts.isSatisfiesExpression(node)) return shelf(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return textsOf(node);
  return node.properties.flatMap((property) => {
    return ts.isPropertyAssignment(property) ? shelf(property.initializer) : [];
  });
}

/** Where a node stands, as editors open it. */
export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** The names of a sentence's gaps, each once, in order. */
export function gapsOf(sentence: string): string[] {
  const names = Array.from(sentence.matchAll(/\{\s*(\w+)\s*(?:\}|,\s*plural\s*,)/g), ([, name = '']) => name);
  return [...new Set(names)].sort();
}
