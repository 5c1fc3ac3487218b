// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The declarations of a package that others can import, by module and name, each on one line.
 *
 * @typedef {Record<string, Record<string, string>>} PublicInterface
 */

/** Longer types of the contract's constants are not written out: they are inferred. */
const MAX_LENGTH = 400;
/** The types of schemas and calls are not written out either: the calls have lines of their own (`callInterface.mjs`). */
const SCHEMA = /^(const \w+: import\("[^"]+"\)\.(?:\w*Schema|Endpoint)<).*/;
/** An export that is declared in another module of the package. */
const MOVED = /^(?:type )?\{ \w+ \} from ['"](\.[^'"]+)['"];$/;
const printer = ts.createPrinter({ removeComments: true });

/**
 * Reads a package's public interface from the declarations that `npm run types` writes.
 *
 * @param {string} root the project's folder
 * @param {string} name the package's folder
 * @returns {PublicInterface}
 */
export function publicInterface(root, name) {
  const { exports } = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));
  const sources = readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\.d\.ts$|(^|\/)testing\//.test(file))
    .sort();
  const all = Object.fromEntries(
    sources.flatMap((file) => {
      if (!isExported(exports, file)) return [];
      const module = file.replace(/\.\w+$/, '');
      const declared = `${module}.d.${file.endsWith('.mjs') ? 'mts' : 'ts'}`;
      const text = readFileSync(path.join(root, '.cache/types', name, 'src', declared), 'utf8');
      return [[module, declarationsIn(text, module.startsWith('contract/'))]];
    }),
  );
  for (const [module, declared] of Object.entries(all))
    for (const [name, line] of Object.entries(declared)) {
      const from = MOVED.exec(line)?.[1];
      const there = from && all[path.posix.join(path.posix.dirname(module), from)]?.[name];
      if (there) declared[name] = there;
    }
  return all;
}

/** @param {Record<string, string>} exports of a package.json @param {string} file */
const isExported = (exports, file) =>
  Object.values(exports).some((target) => {
    const [before = '', after] = target.replace('./src/', '').split('*');
    return after === undefined ? file === before : file.startsWith(before) && file.endsWith(after);
  });

/**
 * The declarations of a module by name. Those that are not exported are parts of the others, such as props.
 *
 * @param {string} text
 * @param {boolean} isInferred whether the types of constants are
 * @returns {Record<string, string>}
 */
export function declarationsIn(text, isInferred) {
  const source = ts.createSourceFile('module.d.ts', text, ts.ScriptTarget.ES2022, true);
  /** @type {[string, string][]} */
  const found = source.statements.flatMap((statement) => {
    const names = namesOf(statement);
    const line = printer
      .printNode(ts.EmitHint.Unspecified, statement, source)
      .replace(/\s+/g, ' ')
      .replace(/^(export )?(declare )?/, '')
      // The names to which a function destructures its parameter are private.
      .replace(/([(,] ?)\{ [^{}]* \}(\??): /g, '$1_$2: ')
      .replace(SCHEMA, '$1 …');
    const shown = isInferred && ts.isVariableStatement(statement) ? shortened(line) : line;
    // Of a list of exports each name is one.
    const of = (/** @type {string} */ name) => shown.replace(/^(type )?\{.*\}/, `$1{ ${name} }`);
    return names.map((name) => /** @type {[string, string]} */ ([name, of(name)]));
  });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A long declaration up to its first type argument. @param {string} line */
export const shortened = (line) =>
  line.length > MAX_LENGTH ? `${line.slice(0, 200).replace(/[<{(][^<{(]*$/, '')} …` : line;

/** @param {ts.Statement} statement @returns {string[]} */
function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  )
    return statement.exportClause.elements.map(({ name }) => name.text);
  if (ts.isExportAssignment(statement)) return ['default'];
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed ? [statement.name?.text ?? 'default'] : [];
}
