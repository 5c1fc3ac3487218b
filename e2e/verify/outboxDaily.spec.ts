import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { OutboxWorld, topicOf } from './OutboxWorld';
import { startWorker } from './startWorker';

/** `npm run verify:outbox`: the daily jobs, once for the whole installation. */
let world: OutboxWorld;
test.beforeEach(async () => {
  world = await OutboxWorld.start();
});
test.afterEach(() => world.stop());

/** The daily jobs in a log. */
const jobsIn = (log: string): string[] =>
  log.split('\n').flatMap((line) => {
    const { msg, job } = line.startsWith('{') ? JSON.parse(line) : {};
    return msg === 'a daily job was done' ? [job] : [];
  });

/** The last day for which each job was done. */
const doneThrough = async () => {
  const { rows } = await world.db.query<{ job: string; day: string }>(
    'select job, done_through::text as day from daily_jobs order by job',
  );
  return rows;
};

test('two servers and a worker that meet a new day at the same moment do each daily job once', async () => {
  const jobs = await doneThrough();
  expect(jobs.length).toBeGreaterThanOrEqual(4);
  await world.first.stop();
  await world.db.query('update elevators set main_due_date = (select max(done_through) from daily_jobs) - 1');
  await world.db.query('update daily_jobs set done_through = done_through - 1');
  const [one, two, worker] = await Promise.all([world.another(), world.another(), startWorker(world)]);
  try {
    await expect
      .poll(() => world.receivers.browsers.length, { message: 'the browser is told', timeout: 60_000 })
      .toBeGreaterThan(0);
    await expect.poll(doneThrough, { timeout: 60_000 }).toEqual(jobs);
    await world.delivered();
    const done = [one, two].flatMap(({ log }) => jobsIn(readFileSync(log, 'utf8')));
    done.push(...jobsIn(worker.log.join('\n')));
    expect(done.toSorted()).toEqual(jobs.map(({ job }) => job));
    expect(world.receivers.browsers.map(({ id }) => id)).toEqual([topicOf('overdue elevators')]);
    const { rows } = await world.db.query('select main_state from elevators');
    expect(rows).toEqual([{ main_state: 'OverDue' }]);
    console.log(
      `two servers and a worker: ${done.length} daily jobs, each done once; one message of what is overdue`,
    );
  } finally {
    await Promise.all([one.stop(), two.stop(), worker.end()]);
  }
});
