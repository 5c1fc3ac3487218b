import { readConfig } from './config/readConfig';
import { startWorker } from './background-work/startWorker';
import { printNotice, runUntilStopped } from './lifecycle/runUntilStopped';

/** `npm run worker`: delivers messages and runs the daily jobs, for servers that do not do so themselves. */
await runUntilStopped(
  (signal) =>
    startWorker(readConfig(process.env), { level: 'info', stream: process.stderr }, printNotice, signal),
  () => printNotice('The worker delivers messages and runs the daily jobs.'),
);
