import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { OutboxFixture, topicOf } from './OutboxFixture';
import { startWorker } from './startWorker';

/** `npm run verify:outbox`: the daily jobs, once for the whole installation. */
let fixture: OutboxFixture;
test.beforeEach(async () => {
  fixture = await OutboxFixture.start();
});
test.afterEach(() => fixture.stop());

/** The daily jobs in a log. */
const jobsIn = (log: string): string[] =>
  log.split('\n').flatMap((line) => {
    const { msg, job } = line.startsWith('{') ? JSON.parse(line) : {};
    return msg === 'a daily job was done' ? [job] : [];
  });

/** The last day for which each job was done. */
const doneThrough = async () => {
  const { rows } = await fixture.db.query<{ job: string; day: string }>(
    'select job, done_through::text as day from daily_jobs order by job',
  );
  return rows;
};

test('two servers and a worker at the start of a day run each daily job once', async () => {
  const jobs = await doneThrough();
  expect(jobs.length).toBeGreaterThanOrEqual(4);
  await fixture.first.stop();
  await fixture.db.query(
    'update elevators set main_due_date = (select max(done_through) from daily_jobs) - 1',
  );
  await fixture.db.query('update daily_jobs set done_through = done_through - 1');
  const [one, two, worker] = await Promise.all([fixture.another(), fixture.another(), startWorker(fixture)]);
  try {
    await expect
      .poll(() => fixture.receivers.browsers.length, { message: 'the browser is notified', timeout: 60_000 })
      .toBeGreaterThan(0);
    await expect.poll(doneThrough, { timeout: 60_000 }).toEqual(jobs);
    await fixture.delivered();
    const done = [one, two].flatMap(({ log }) => jobsIn(readFileSync(log, 'utf8')));
    done.push(...jobsIn(worker.log.join('\n')));
    expect(done.toSorted()).toEqual(jobs.map(({ job }) => job));
    expect(fixture.receivers.browsers.map(({ id }) => id)).toEqual([topicOf('overdue elevators')]);
    const { rows } = await fixture.db.query('select main_state from elevators');
    expect(rows).toEqual([{ main_state: 'OverDue' }]);
    console.log(
      `two servers and a worker: ${done.length} daily jobs, each done once; one message of what is overdue`,
    );
  } finally {
    await Promise.all([one.stop(), two.stop(), worker.end()]);
  }
});
