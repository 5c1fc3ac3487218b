// @ts-check
import './steps/checkNode.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { startServer } from './steps/startServer.mjs';

/** `npm run worker` delivers messages and runs the daily jobs of the servers that share DATABASE_URL. */
await install();
await ensureBuilt();
startServer({ program: 'worker' });
