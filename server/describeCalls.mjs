// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CONTRACT = path.join(import.meta.dirname, '../shared-api/src/contract');
/** The address before the description, with the rules that the call keeps: `GET …/ticket-list/{elevator}/ (R353): `. */
const ADDRESS = /^(GET|POST|PUT|PATCH|DELETE) \S+( \([^)]*\))?: /;

/**
 * What each call does, by its name: the comment above its endpoint in the contract, without the address. The first
 * sentence is the summary in the OpenAPI document.
 *
 * @returns {Record<string, string>}
 */
export const describeCalls = () =>
  Object.fromEntries(
    readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
      .filter((name) => /endpoints\.ts$/i.test(name))
      .map((name) => path.join(CONTRACT, name))
      .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
      .flatMap(describedIn),
  );

/** @param {ts.Node} node @returns {[name: string, description: string][]} */
function describedIn(node) {
  const comments = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment));
  const text = comments.join(' ').replaceAll(/\s+/g, ' ');
  const name = nameOf(node);
  if (name !== undefined && ADDRESS.test(text)) return [[name, text.replace(ADDRESS, '')]];
  /** @type {[string, string][]} */
  const inside = [];
  ts.forEachChild(node, (child) => void inside.push(...describedIn(child)));
  return inside;
}

/**
 * The name of the call: of the constant, or in `completed: maintenanceList('completedMaintenance', …)`.
 *
 * @param {ts.Node} node
 */
function nameOf(node) {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText();
  if (!ts.isPropertyAssignment(node) || !ts.isCallExpression(node.initializer)) return undefined;
  const [first] = node.initializer.arguments;
  return first && ts.isStringLiteral(first) ? first.text : undefined;
}
