// @ts-check
import './steps/checkNode.mjs';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { duration, giveUp, say } from './steps/say.mjs';

/** `npm run build`: every package into its dist/, and the site out of them. */
await install();
const start = Date.now();
const { ok } = await build({ print: true });
if (!ok) giveUp('The build failed.');
say(`Built in ${duration(Date.now() - start)}.`);
