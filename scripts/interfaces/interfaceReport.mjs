// @ts-check
import { isCompatible, isSameButWhole } from './isCompatible.mjs';

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
 * @param {readonly string[]} [reviewed] changes that a person has found compatible, as 'module name'; a module alone may be gone,
 *   because every remote compiled it in
 */
export function interfaceStep(report, now, reviewed = []) {
  const before = new Map(entriesOf(report.modules).map(([key, line]) => [key, declarationOf(line)]));
  const after = new Map(entriesOf(now));
  const incompatible = [...before].flatMap(([key, former]) => {
    const current = after.get(key);
    if (current === undefined) return reviewed.includes(moduleOf(key)) ? [] : [`${key} is gone`];
    return isCompatible(former, current) || reviewed.includes(key) ? [] : [`${key} has changed`];
  });
  const compatible = [...after].flatMap(([key, current]) => {
    const former = before.get(key);
    if (former === undefined) return [`${key} is new`];
    if (isSameButWhole(former, current)) return [];
    if (isCompatible(former, current)) return [`${key} has more optional parts`];
    return reviewed.includes(key) ? [`${key} was reviewed as compatible`] : [];
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

/** @param {string} key 'module name' */
const moduleOf = (key) => key.slice(0, key.indexOf(' '));

/** Without the version. @param {string} line */
const declarationOf = (line) => line.slice(line.indexOf(' ') + 1);

/** @param {Record<string, Record<string, string>>} modules @returns {[string, string][]} */
const entriesOf = (modules) =>
  Object.entries(modules).flatMap(([module, declarations]) =>
    Object.entries(declarations).map(
      ([name, line]) => /** @type {[string, string]} */ ([`${module} ${name}`, line]),
    ),
  );
