import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config/readConfig';
import { DEMO_PASSWORD, DEMO_USERNAME } from './config/demoDealer';
import { start } from './start';
import { printNotice, runUntilStopped } from './lifecycle/runUntilStopped';

// Otherwise V8 collects the garbage of long lists only when the heap is three times as large (ADR-126).
setFlagsFromString('--heap-growing-percent=40');

/** The console and its API. */
await runUntilStopped(
  (signal) => start(readConfig(process.env), { level: 'info', stream: process.stderr }, printNotice, signal),
  ({ address, demo }) => {
    printNotice(`Smart Elevator Maintenance is ready at ${address}`);
    if (demo) printNotice(`Demonstration sign-in: ${DEMO_USERNAME} with the password ${DEMO_PASSWORD}`);
  },
);
