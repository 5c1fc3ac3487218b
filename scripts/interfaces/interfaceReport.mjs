// @ts-check
import ts from 'typescript';
import { shortened } from './publicInterface.mjs';

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
    const isMore = !isSameButWhole(former, current) && isCompatible(former, current);
    return isMore ? [`${key} has more optional parts`] : [];
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
        const isSame = former !== undefined && isSameButWhole(declarationOf(former), declaration);
        return [name, `${isSame ? former.slice(0, former.indexOf(' ')) : version} ${declaration}`];
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
  if (isSameButWhole(former, current)) return true;
  const [a, b] = [former, current].map(
    (text) => ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.ES2022, true).statements[0],
  );
  return a !== undefined && b !== undefined && fits(a, b);
}

/**
 * The same declaration; an older report may have only its beginning.
 *
 * @param {string} former
 * @param {string} current
 */
const isSameButWhole = (former, current) => former === current || former === shortened(current);

/**
 * @param {ts.Node} former
 * @param {ts.Node} current
 * @returns {boolean}
 */
function fits(former, current) {
  if (former.getText() === current.getText()) return true;
  const [a, b] = [partsOf(former), partsOf(current)];
  if (!a || !b || a.frame !== b.frame) return false;
  const left = new Set(b.parts);
  const hasFormerParts = a.parts.every((part, place) => {
    const candidates = a.isOrdered ? b.parts.slice(place, place + 1) : b.parts;
    const found = candidates.find((one) => fits(part, one));
    if (found) left.delete(found);
    return found !== undefined;
  });
  return hasFormerParts && [...left].every(b.mayBeNew);
}

/**
 * The parts of a declaration that may change by themselves, and the text around them.
 *
 * @typedef {object} Parts
 * @property {readonly ts.Node[]} parts
 * @property {boolean} isOrdered whether their place matters
 * @property {(part: ts.Node) => boolean} mayBeNew
 * @property {string} frame
 */

/**
 * @param {ts.Node} node
 * @returns {Parts | undefined}
 */
function partsOf(node) {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionTypeNode(node))
    return listOf(node, node.parameters, { isOrdered: true, mayBeNew: isOptional });
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))
    return listOf(node, node.members, { isOrdered: false, mayBeNew: isOptional });
  if (ts.isClassDeclaration(node))
    return listOf(node, node.members, {
      isOrdered: false,
      mayBeNew: (one) => !ts.isConstructorDeclaration(one),
    });
  if (ts.isIntersectionTypeNode(node))
    return listOf(node, node.types, { isOrdered: true, mayBeNew: () => false });
  if (ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type))
    return listOf(node, node.type.types, { isOrdered: false, mayBeNew: () => true });
  const type = typeIn(node);
  // A constant with more members fits where one with fewer was used.
  if (type && ts.isVariableStatement(node) && ts.isTypeLiteralNode(type))
    return listOf(node, type.members, { isOrdered: false, mayBeNew: () => true });
  return type && around(node, [type], type.getStart(), type.end, { isOrdered: true, mayBeNew: () => false });
}

/**
 * The type that a node names: of an alias, a parameter, a property or a constant.
 *
 * @param {ts.Node} node
 * @returns {ts.TypeNode | undefined}
 */
function typeIn(node) {
  if (ts.isTypeAliasDeclaration(node) || ts.isParameter(node) || ts.isPropertySignature(node))
    return node.type;
  if (ts.isParenthesizedTypeNode(node)) return node.type;
  return ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.type : undefined;
}

/** @param {ts.Node} node */
const isOptional = (node) => 'questionToken' in node && node.questionToken !== undefined;

/**
 * @param {ts.Node} node
 * @param {ts.NodeArray<ts.Node>} parts
 * @param {Pick<Parts, 'isOrdered' | 'mayBeNew'>} how
 */
const listOf = (node, parts, how) => around(node, parts, parts.pos, parts.end, how);

/**
 * @param {ts.Node} node
 * @param {readonly ts.Node[]} parts
 * @param {number} from
 * @param {number} to
 * @param {Pick<Parts, 'isOrdered' | 'mayBeNew'>} how
 * @returns {Parts}
 */
function around(node, parts, from, to, how) {
  const start = node.getStart();
  const text = node.getText();
  // A list of parts begins with the space before the first one.
  return { parts, frame: `${text.slice(0, Math.max(0, from - start))}${text.slice(to - start)}`, ...how };
}
