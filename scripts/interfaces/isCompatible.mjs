// @ts-check
import ts from 'typescript';
import { shortened } from './publicInterface.mjs';

/**
 * Whether a user of the former declaration can use the current one: it is the same, or has more optional members or
 * parameters, or is a union with more members.
 *
 * @param {string} former
 * @param {string} current
 */
export function isCompatible(former, current) {
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
export const isSameButWhole = (former, current) => former === current || former === shortened(current);

/** @param {ts.Node} former @param {ts.Node} current @returns {boolean} */
function fits(former, current) {
  if (former.getText() === current.getText()) return true;
  if (isOptional(former) && !isOptional(current)) return false;
  const [few, more] = [literalsOf(former), literalsOf(current)];
  if (few && more) return few.every((one) => more.includes(one));
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

const FIXED = { isOrdered: true, mayBeNew: () => false };
const GROWING = { isOrdered: false, mayBeNew: () => true };

/** @param {ts.Node} node @returns {Parts | undefined} */
function partsOf(node) {
  const call = callIn(node);
  if (call) {
    const { typeParameters: generics = [], parameters: parts, type } = call;
    const frame = `${nameOf(node)}<${generics.map((one) => one.getText()).join()}>: ${type?.getText()}`;
    return { parts, isOrdered: true, mayBeNew: isOptional, frame };
  }
  if (ts.isPropertySignature(node)) {
    const mark = isOptional(node) && !isProp(node) ? '?' : '';
    const parts = node.type ? [definedType(node, node.type)] : [];
    return { parts, frame: `${node.name.getText()}${mark}`, ...FIXED };
  }
  // The name of a parameter is private.
  if (ts.isParameter(node)) {
    const { dotDotDotToken: rest, questionToken: optional, type } = node;
    return { parts: type ? [type] : [], frame: `${!!rest} ${!!optional}`, ...FIXED };
  }
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))
    return listOf(node, node.members, { isOrdered: false, mayBeNew: isOptional });
  if (ts.isClassDeclaration(node))
    return listOf(node, node.members, { ...GROWING, mayBeNew: (one) => !ts.isConstructorDeclaration(one) });
  if (ts.isIntersectionTypeNode(node)) return listOf(node, node.types, FIXED);
  if (ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type))
    return listOf(node, node.type.types, GROWING);
  const type = typeIn(node);
  // A constant with more members fits where one with fewer was used.
  if (type && ts.isVariableStatement(node) && ts.isTypeLiteralNode(type))
    return listOf(node, type.members, GROWING);
  return type && around(node, [type], type.getStart(), type.end, FIXED);
}

/** Whether it is a property of a component: users give it, so it may become optional. @param {ts.Node} node @returns {boolean} */
function isProp(node) {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    return node.name.text.endsWith('Props');
  return node.parent !== undefined && isProp(node.parent);
}

/** An optional property may be undefined anyway. @param {ts.Node} node @param {ts.TypeNode} type @returns {ts.TypeNode} */
function definedType(node, type) {
  if (!isOptional(node) || !ts.isUnionTypeNode(type)) return type;
  const [only, ...others] = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  if (!only || others.length > 0) return type;
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

/**
 * A function, which may be written as a constant.
 *
 * @param {ts.Node} node
 * @returns {ts.FunctionDeclaration | ts.FunctionTypeNode | undefined}
 */
function callIn(node) {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionTypeNode(node)) return node;
  const type = ts.isVariableStatement(node) ? typeIn(node) : undefined;
  return type && ts.isFunctionTypeNode(type) ? type : undefined;
}

/** @param {ts.Node} node */
function nameOf(node) {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText() ?? '';
  return ts.isFunctionDeclaration(node) ? (node.name?.text ?? '') : '';
}

/**
 * The values of a type that lists them: a union, or the type of a constant list.
 *
 * @param {ts.Node} node
 * @returns {string[] | undefined}
 */
function literalsOf(node) {
  if (ts.isTypeOperatorNode(node)) return literalsOf(node.type);
  const values = ts.isUnionTypeNode(node) ? node.types : ts.isTupleTypeNode(node) ? node.elements : [];
  return values.length > 0 && values.every(ts.isLiteralTypeNode)
    ? values.map((one) => one.getText())
    : undefined;
}

/**
 * The type that a node names: of an alias or a constant.
 *
 * @param {ts.Node} node
 * @returns {ts.TypeNode | undefined}
 */
function typeIn(node) {
  if (ts.isTypeAliasDeclaration(node)) return node.type;
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
