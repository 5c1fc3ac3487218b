import { testDatabase } from '../testing/testDatabase';
import { readinessProbe } from './readinessProbe';

test('a server whose ten connections are all in use is still ready (R948)', async () => {
  const { database, connection, close } = await testDatabase();
  const probe = readinessProbe(connection);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let started = 0;
  const slow = Array.from({ length: 10 }, () =>
    database.transaction(async (db) => {
      await db.query('select 1');
      started += 1;
      if (started === 10) release();
      await released;
      // All ten hold a connection now, until the probe has answered.
      expect(await probe.isReachable()).toBe(true);
    }),
  );
  await Promise.all(slow);
  expect(started).toBe(10);
  await probe.close();
  await close();
});

test('without its database a server is not ready (R948)', async () => {
  const { connection, close } = await testDatabase();
  await close();
  const probe = readinessProbe(connection);
  await expect(probe.isReachable()).rejects.toThrow();
  await probe.close();
});
