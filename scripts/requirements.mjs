// @ts-check
import './steps/checkNode.mjs';
import { requirementsIn, sourcesBelow, untestedRules } from './checks/citations.mjs';
import { root } from './steps/root.mjs';
import { printLine } from './steps/printLine.mjs';

/** `npm run requirements`: lists the requirements that no test cites. */
const sources = sourcesBelow(root);
const untested = untestedRules(sources);
for (const [number, rule] of untested) printLine(`${number} ${rule}`);
printLine(`${untested.length} of ${requirementsIn(sources).rules.size} requirements are cited by no test`);
