// @ts-check
import './steps/checkNode.mjs';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { formatDuration, exitWithError, printLine } from './steps/printLine.mjs';

/** `npm run build`: builds every package into its dist/, and assembles the site. */
await install();
const start = Date.now();
const { ok } = await build({ print: true });
if (!ok) exitWithError('The build failed.');
printLine(`Built in ${formatDuration(Date.now() - start)}.`);
