import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { testServer, type TestServer } from '../testing/testServer';
import type { DailyJob } from './runDailyJob';
import { scheduleDailyJobs } from './scheduleDailyJobs';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

test('the daily jobs run as soon as a server starts; a failed one does not delay the others', async () => {
  const done: string[] = [];
  let finish: () => void = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const job = (name: string, run: DailyJob['run']): DailyJob => ({ name, after: 'today only', run });
  const jobs = [
    job('breaks', async () => {
      throw new Error('broken');
    }),
    job('works', async (_db, day) => {
      done.push(day);
      finish();
    }),
  ];
  const daily = scheduleDailyJobs(server.db, jobs, server.app.log);
  await finished;
  await daily.stop();
  expect(done).toEqual([localDay()]);
});

test('a second server that starts on the same day does nothing', async () => {
  let times = 0;
  const job: DailyJob = {
    name: 'counted',
    after: 'each missed day',
    run: async () => void (times += 1),
  };
  for (let start = 0; start < 2; start += 1) await scheduleDailyJobs(server.db, [job], server.app.log).stop();
  expect(times).toBe(1);
});
