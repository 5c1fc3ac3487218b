import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RESERVE_BYTES, diskReserve } from './diskReserve';

let folder: string;
const file = () => path.join(folder, 'disk-reserve');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reserve-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the reserve takes its space, gives it back, and takes it again', async () => {
  const reserve = diskReserve(folder);
  await reserve.restore();
  expect(statSync(file()).size).toBe(RESERVE_BYTES);
  await reserve.release();
  expect(existsSync(file())).toBe(false);
  await reserve.release();
  await reserve.restore();
  expect(statSync(file()).size).toBe(RESERVE_BYTES);
});

test('a part of it, left by a process that was killed, is made whole; a whole one is not written again', async () => {
  const reserve = diskReserve(folder);
  writeFileSync(file(), 'a part');
  await reserve.restore();
  const { size, mtimeMs } = statSync(file());
  expect(size).toBe(RESERVE_BYTES);
  await reserve.restore();
  expect(statSync(file()).mtimeMs).toBe(mtimeMs);
});
