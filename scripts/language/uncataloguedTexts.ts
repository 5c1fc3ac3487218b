import ts from 'typescript';
import { positionOf } from '../../federation/src/artifacts/messagesIn.mjs';

/** The shape of a text, with placeholders and numbers replaced by `{}`. */
const shapeOf = (text: string): string => text.replaceAll(/\{\w*\}|\d[\d,.]*\d|\d/g, '{}');

/** A text, or a template with `{}` for its expressions; undefined for anything else. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

const isSentence = (text: string): boolean => /^["A-Z{][^\n]* [^\n]*[.!]$/.test(text);

/** Sentences of a module that are not `known`, with their positions. Messages to phones have their own catalogue. */
export function uncataloguedTexts(source: ts.SourceFile, known: readonly string[]): string[] {
  if (source.fileName.endsWith('/notifications/messages.ts')) return [];
  const shapes = new Set(known.map(shapeOf));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // The label of a field is not a message; its translation is required where it is shown.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'label') return;
    const text = textOf(node);
    if (text !== undefined && isSentence(text) && !shapes.has(shapeOf(text)))
      found.push(`${text} ${positionOf(node)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The functions that make an error reply. */
const REFUSALS = new Set([
  ...['HttpError', 'badRequest', 'conflict', 'forbidden', 'unauthorized', 'refusedFile', 'refuseDuplicate'],
]);

/** The properties of a reply that contain sentences. */
const MESSAGE_FIELDS = new Set(['detail', 'reason', 'sentence']);

/** Texts in the server's error replies that are not from the contract, with their positions. */
export function httpErrorTexts(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, inside: boolean): void => {
    const text = textOf(node);
    if (inside && text !== undefined && /[A-Za-z]{2,} |: /.test(text))
      found.push(`${text} ${positionOf(node)}`);
    const begins = isRefusal(node) || isMessageField(node) || marksField(node);
    ts.forEachChild(node, (child) => visit(child, inside || begins));
  };
  visit(source, false);
  return found;
}

const isRefusal = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  REFUSALS.has(node.expression.text);

const isMessageField = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && MESSAGE_FIELDS.has(node.name.text);

/** `errors.name = […]`, `errors['name'] = […]`: the messages of a field. */
const marksField = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  /^errors\b/.test(node.left.getText());
