// @ts-check
import './steps/checkNode.mjs';
import { build, isBuilt } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { exitWithError } from './steps/printLine.mjs';
import { startServer } from './steps/startServer.mjs';

/** `npm run worker` delivers messages and runs the daily jobs of the servers that share DATABASE_URL. */
await install();
if (!isBuilt()) {
  const { ok, output } = await build();
  if (!ok) exitWithError(`The build failed:\n${output}`);
}
startServer({ program: 'worker' });
