import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
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

test('behind a pooler whose connections are all in use a server is still ready (R948)', async () => {
  const { connection, close } = await testDatabase();
  // A pooler that is full accepts connections and does not answer.
  const full = createServer(() => {}).listen(0, '127.0.0.1');
  await once(full, 'listening');
  const { port } = full.address() as AddressInfo;
  const pooler = { ...connection, host: '127.0.0.1', port };
  const probe = readinessProbe({ ...pooler, direct: connection });
  expect(await probe.isReachable()).toBe(true);
  await probe.close();
  full.close();
  await close();
});
