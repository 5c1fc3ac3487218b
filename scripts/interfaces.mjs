// @ts-check
import './steps/checkNode.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from './checks/tools.mjs';
import { callInterface, readCalls } from './interfaces/callInterface.mjs';
import { interfaceStep, isOlder, nextReport } from './interfaces/interfaceReport.mjs';
import { publicInterface } from './interfaces/publicInterface.mjs';
import { setVersion } from './interfaces/setVersion.mjs';
import { exitWithError, printLine } from './steps/printLine.mjs';
import { root } from './steps/root.mjs';

/**
 * `npm run interfaces` brings `interface.json` of the shared packages up to date: the public interface, which remotes use
 * from the deployed shell. A package whose interface has changed gets the next version, unless it has it already.
 * `-- --check`, a part of `npm test`, writes nothing and fails if a report is not up to date. `-- --compatible
 * 'client/links Links'` names changes that you have reviewed as compatible, although the comparison of texts does not
 * recognise them.
 */
const PACKAGES = ['shared-api', 'shared-ui', 'federation'];
/** This many changes are shown. */
const SHOWN = 8;
const isCheck = process.argv.includes('--check');
const at = process.argv.indexOf('--compatible');
const reviewed = at < 0 ? [] : process.argv.slice(at + 1);

const { ok, output } = await types();
if (!ok) exitWithError(output);
const faults = (await Promise.all(PACKAGES.map(check))).flat();
if (faults.length > 0) exitWithError(faults.join('\n'));

/** @param {string} name */
async function check(name) {
  const file = join(root, name, 'interface.json');
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  /** @type {import('./interfaces/interfaceReport.mjs').InterfaceReport} */
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { version, modules: {} };
  const declared = publicInterface(root, name);
  const now = name === 'shared-api' ? { calls: callInterface(await readCalls(root)), ...declared } : declared;
  const step = existsSync(file) ? interfaceStep(report, now, reviewed) : { changes: [], version };
  if (!step) {
    // A version that was raised by hand is newer than the report.
    const latest = isOlder(report.version, version) ? version : report.version;
    const next = nextReport(report, now, latest);
    if (!isCheck) write(file, next);
    const isWhole = JSON.stringify(next.modules) === JSON.stringify(report.modules);
    return isWhole || !isCheck
      ? []
      : [`The report of ${name} is not complete: npm run interfaces writes it.`];
  }
  const next = isOlder(version, step.version) ? step.version : version;
  const left = step.changes.length - SHOWN;
  const changes = [...step.changes.slice(0, SHOWN), ...(left > 0 ? [`${left} more`] : [])].join('; ');
  if (isCheck)
    return [
      `The public interface of ${name} is another one than at ${report.version}: ${changes}. It needs the version ${step.version}; npm run interfaces writes it, and the report.`,
    ];
  if (next !== version) setVersion(root, name, next);
  write(file, nextReport(report, now, next));
  printLine(`${name} ${next}: ${changes || 'the first report'}`);
  return [];
}

/** @param {string} file @param {import('./interfaces/interfaceReport.mjs').InterfaceReport} report */
function write(file, report) {
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
