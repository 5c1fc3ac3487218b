import ts from 'typescript';
import { callsIn, positionOf } from '../../federation/src/artifacts/messagesIn.mjs';

/**
 * The positions where a text keeps the language that is set while its module is evaluated: `t()` outside of every
 * function, and a message of a catalogue that is read there, also in the callback of a `map`. A part of a catalogue, as in
 * `const texts = messages.order`, is not a message; `messages.sections[value]` is one if some message is in that part.
 */
export function translatedTooEarly(source: ts.SourceFile, sentences: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const catalogues = new Map([['messages', '']]);
  const visit = (node: ts.Node): void => {
    // The fields of a class are evaluated for each instance.
    if ((ts.isFunctionLike(node) && !isCalledAtOnce(node)) || ts.isPropertyDeclaration(node)) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
      found.push(positionOf(node));
    }
    for (const [name, path] of destructured(node, catalogues)) {
      if (sentences.has(path)) found.push(positionOf(node));
      catalogues.set(name, path);
    }
    const path = pathOf(node, catalogues);
    const chosenFrom = ts.isElementAccessExpression(node) ? pathOf(node.expression, catalogues) : undefined;
    if (chosenFrom !== undefined && [...sentences].some((path) => path.startsWith(`${chosenFrom}.`)))
      found.push(positionOf(node));
    if (path !== undefined) {
      if (sentences.has(path)) found.push(positionOf(node));
      const { parent } = node;
      if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name))
        catalogues.set(parent.name.text, path);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A callback that an array calls before the next statement. */
const isCalledAtOnce = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  ['map', 'flatMap', 'filter', 'forEach', 'reduce', 'from'].includes(parent.expression.name.text);

/** Returns `texts.title` as `order.title`, if texts is the catalogue `order`. */
function pathOf(node: ts.Node, catalogues: ReadonlyMap<string, string>): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const { expression, name } = node;
  const before = ts.isIdentifier(expression)
    ? catalogues.get(expression.text)
    : pathOf(expression, catalogues);
  return before === undefined ? undefined : [before, name.text].filter(Boolean).join('.');
}

/** For `const { fields, page: texts } = messages`: the names and their paths. */
function destructured(node: ts.Node, catalogues: ReadonlyMap<string, string>): [string, string][] {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return [];
  const { initializer } = node;
  const from = initializer && ts.isIdentifier(initializer) ? catalogues.get(initializer.text) : undefined;
  if (from === undefined) return [];
  return node.name.elements.map((element) => {
    const name = (element.propertyName ?? element.name).getText();
    return [element.name.getText(), [from, name].filter(Boolean).join('.')];
  });
}

/** The paths of all messages of a package's catalogues: `order.title`. */
export function messagePaths(source: ts.SourceFile): string[] {
  return callsIn(source).flatMap(({ called, given }) =>
    called === 'defineMessages' && ts.isObjectLiteralExpression(given) ? pathsIn(given, '') : [],
  );
}

function pathsIn(node: ts.ObjectLiteralExpression, before: string): string[] {
  return node.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const path = before + property.name.getText();
    const { initializer } = property;
    if (ts.isObjectLiteralExpression(initializer)) return pathsIn(initializer, `${path}.`);
    return ts.isFunctionLike(initializer) ? [] : [path];
  });
}
