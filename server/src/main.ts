import { readConfig } from './config/readConfig';
import { DEMO_PASSWORD, DEMO_USERNAME } from './demo/demoDealer';
import { start } from './start';
import { tell, untilStopped } from './lifecycle/untilStopped';

/** The console and its API. */
await untilStopped(
  (ending) => start(readConfig(process.env), { level: 'info', stream: process.stderr }, tell, ending),
  ({ address, demo }) => {
    tell(`Smart Elevator Maintenance is ready at ${address}`);
    if (demo) tell(`Demonstration sign-in: ${DEMO_USERNAME} with the password ${DEMO_PASSWORD}`);
  },
);
