// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An import of a whole module. */
export const ALL = '*';

/**
 * The exports of modules that the sources of a package import, by module, without types.
 *
 * @param {string} dir the package's folder
 * @param {readonly string[]} prefixes of the modules
 * @returns {Record<string, string[]>}
 */
export function usedExports(dir, prefixes) {
  const files = readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|(^|[\\/])testing[\\/]/.test(file),
  );
  return exportsUsedBy(
    files.map((file) => path.join(dir, 'src', file)),
    prefixes,
  );
}

/**
 * The same for some source files.
 *
 * @param {readonly string[]} files
 * @param {readonly string[]} prefixes of the modules
 * @returns {Record<string, string[]>}
 */
export function exportsUsedBy(files, prefixes) {
  /** @type {Record<string, Set<string>>} */
  const used = {};
  for (const file of files)
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, false));
  const sorted = Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([module, names]) => [module, [...names].sort()]));

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isImportDeclaration(node)) note(node.moduleSpecifier, importedNames(node.importClause));
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly) note(node.moduleSpecifier, [ALL]);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0], [ALL]);
    ts.forEachChild(node, visit);
  }

  /** @param {ts.Expression | undefined} specifier @param {readonly string[]} names */
  function note(specifier, names) {
    if (!specifier || !ts.isStringLiteral(specifier) || names.length === 0) return;
    if (!prefixes.some((prefix) => specifier.text.startsWith(prefix))) return;
    const known = (used[specifier.text] ??= new Set());
    for (const name of names) known.add(name);
  }
}

/**
 * The imported values; an import without names runs the module.
 *
 * @param {ts.ImportClause | undefined} clause
 * @returns {string[]}
 */
function importedNames(clause) {
  if (!clause) return [ALL];
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = clause;
  if (name || (namedBindings && ts.isNamespaceImport(namedBindings))) return [ALL];
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return [];
  return namedBindings.elements
    .filter((element) => !element.isTypeOnly)
    .map((element) => (element.propertyName ?? element.name).text);
}
