import { readConfig } from './config/readConfig';
import { startWorker } from './background-work/startWorker';
import { tell, untilStopped } from './lifecycle/untilStopped';

/** `npm run worker`: delivers messages and does the daily jobs, beside servers that need not. */
await untilStopped(
  (ending) => startWorker(readConfig(process.env), { level: 'info', stream: process.stderr }, tell, ending),
  () => tell('The worker delivers messages and does the daily jobs.'),
);
