// @ts-check
import ts from 'typescript';

/**
 * The committed report of a package's public interface: each declaration with the version that added or last changed
 * it, and the version of the last step.
 *
 * @typedef {{ version: string, modules: Record<string, Record<string, string>> }} InterfaceReport
 * @typedef {import('./publicInterface.mjs').PublicInterface} PublicInterface
 */

/**
 * The changes since the report, as 'module name', and the version that they need at least; undefined without changes.
 *
 * @param {InterfaceReport} report
 * @param {PublicInterface} now
 */
export function interfaceStep(report, now) {
  const before = new Map(entriesOf(report.modules).map(([key, line]) => [key, declarationOf(line)]));
  const after = new Map(entriesOf(now));
  const incompatible = [...before].flatMap(([key, former]) => {
    const current = after.get(key);
    if (current === undefined) return [`${key} is gone`];
    return isCompatible(former, current) ? [] : [`${key} has changed`];
  });
  const compatible = [...after].flatMap(([key, current]) => {
    const former = before.get(key);
    if (former === undefined) return [`${key} is new`];
    return former !== current && isCompatible(former, current) ? [`${key} has more optional parts`] : [];
  });
  if (incompatible.length + compatible.length === 0) return undefined;
  const [major = 0, minor = 0] = report.version.split('.').map(Number);
  const version = incompatible.length > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  return { changes: [...incompatible, ...compatible], version };
}

/**
 * The report of the current interface as of a version.
 *
 * @param {InterfaceReport} report
 * @param {PublicInterface} now
 * @param {string} version
 * @returns {InterfaceReport}
 */
export function nextReport(report, now, version) {
  const modules = Object.entries(now).map(([module, declarations]) => [
    module,
    Object.fromEntries(
      Object.entries(declarations).map(([name, declaration]) => {
        const former = report.modules[module]?.[name];
        const isSame = former !== undefined && declarationOf(former) === declaration;
        return [name, isSame ? former : `${version} ${declaration}`];
      }),
    ),
  ]);
  return { version, modules: Object.fromEntries(modules) };
}

/** Whether a version is older than another. @param {string} one @param {string} other */
export const isOlder = (one, other) =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }) < 0;

/** Without the version. @param {string} line */
const declarationOf = (line) => line.slice(line.indexOf(' ') + 1);

/**
 * @param {Record<string, Record<string, string>>} modules
 * @returns {[string, string][]}
 */
const entriesOf = (modules) =>
  Object.entries(modules).flatMap(([module, declarations]) =>
    Object.entries(declarations).map(
      ([name, line]) => /** @type {[string, string]} */ ([`${module} ${name}`, line]),
    ),
  );

/**
 * Whether a user of the former declaration can use the current one: it is the same, or has more optional members or
 * parameters, or is a union with more members.
 *
 * @param {string} former
 * @param {string} current
 */
function isCompatible(former, current) {
  if (former === current) return true;
  const [a, b] = [partsOf(former), partsOf(current)];
  if (!a || !b || a.frame !== b.frame) return false;
  const hasFormerParts = a.isOrdered
    ? a.parts.every(({ text }, place) => b.parts[place]?.text === text)
    : a.parts.every(({ text }) => b.parts.some((part) => part.text === text));
  return (
    hasFormerParts &&
    b.parts.every((part) => part.isOptional || a.parts.some(({ text }) => text === part.text))
  );
}

/**
 * The members of an interface or a union, or the parameters of a function, and the text around them.
 *
 * @param {string} declaration
 */
function partsOf(declaration) {
  const [statement] = ts.createSourceFile('x.d.ts', declaration, ts.ScriptTarget.ES2022, true).statements;
  if (!statement) return undefined;
  const isFunction = ts.isFunctionDeclaration(statement);
  const nodes = nodesOf(statement);
  if (!nodes) return undefined;
  const text = statement.getText();
  const start = statement.getStart();
  return {
    isOrdered: isFunction,
    frame: `${text.slice(0, nodes.pos - start)}${text.slice(nodes.end - start)}`,
    parts: nodes.map((node) => ({
      text: node.getText(),
      isOptional: ts.isTypeNode(node) || ('questionToken' in node && node.questionToken !== undefined),
    })),
  };
}

/**
 * @param {ts.Statement} statement
 * @returns {ts.NodeArray<ts.Node> | undefined}
 */
function nodesOf(statement) {
  if (ts.isFunctionDeclaration(statement)) return statement.parameters;
  if (ts.isInterfaceDeclaration(statement)) return statement.members;
  if (ts.isTypeAliasDeclaration(statement) && ts.isUnionTypeNode(statement.type)) return statement.type.types;
  return undefined;
}
