import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataDirectory } from './lockDataDirectory';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'se-hold-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a second server on the same data directory is refused until the first has stopped', async () => {
  const release = await lockDataDirectory(dataDir);
  await expect(lockDataDirectory(dataDir)).rejects.toThrow(
    `Another server is already running on the data directory ${dataDir}.`,
  );
  await release();
  await (
    await lockDataDirectory(dataDir)
  )();
});

test('the lock of a killed server does not prevent the next start', async () => {
  writeFileSync(path.join(dataDir, 'server.sock'), '');
  await (
    await lockDataDirectory(dataDir)
  )();
});

test('of several concurrent starts after a crash one gets the lock', async () => {
  writeFileSync(path.join(dataDir, 'server.sock'), '');
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(dataDir)));
  const held = tries.filter((attempt) => attempt.status === 'fulfilled');
  expect(held).toHaveLength(1);
  for (const attempt of held) await attempt.value();
});
