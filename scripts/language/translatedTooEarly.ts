import ts from 'typescript';
import { positionOf } from './messagesIn';

/**
 * The positions where a module keeps the language of its evaluation: `t()` outside of every function, and a message
 * of a catalogue that is read there. Taking a part out of a catalogue, as in `const said = messages.order`, reads no
 * message.
 */
export function translatedTooEarly(source: ts.SourceFile, isSentence: (path: string) => boolean): string[] {
  const found: string[] = [];
  const shelves = new Map([['messages', '']]);
  const visit = (node: ts.Node): void => {
    // The fields of a class are evaluated for each instance.
    if (ts.isFunctionLike(node) || ts.isPropertyDeclaration(node)) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
      found.push(positionOf(node));
    }
    for (const [name, path] of takenOut(node, shelves)) {
      if (isSentence(path)) found.push(positionOf(node));
      shelves.set(name, path);
    }
    const path = pathOf(node, shelves);
    if (path !== undefined) {
      if (isSentence(path)) found.push(positionOf(node));
      const { parent } = node;
      if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name))
        shelves.set(parent.name.text, path);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns `said.title` as `order.title`, if said is the catalogue `order`. */
function pathOf(node: ts.Node, shelves: ReadonlyMap<string, string>): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const { expression, name } = node;
  const before = ts.isIdentifier(expression) ? shelves.get(expression.text) : pathOf(expression, shelves);
  return before === undefined ? undefined : [before, name.text].filter(Boolean).join('.');
}

/** For `const { fields, page: said } = messages`: the names and their paths. */
function takenOut(node: ts.Node, shelves: ReadonlyMap<string, string>): [string, string][] {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return [];
  const { initializer } = node;
  const from = initializer && ts.isIdentifier(initializer) ? shelves.get(initializer.text) : undefined;
  if (from === undefined) return [];
  return node.name.elements.map((element) => {
    const name = (element.propertyName ?? element.name).getText();
    return [element.name.getText(), [from, name].filter(Boolean).join('.')];
  });
}

/** The paths of all messages of a package's catalogues: `order.title`. */
export function messagePaths(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'defineMessages'
    ) {
      const [given] = node.arguments;
      if (given && ts.isObjectLiteralExpression(given)) found.push(...pathsIn(given, ''));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
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
