import { monitorDiskSpace, type DiskSpaceMonitor } from './monitorDiskSpace';

const MEGABYTE = 1024 * 1024;
let monitors: DiskSpaceMonitor[];
let left: number | Error;
let messages: string[];
let reserve: { release: jest.Mock; restore: jest.Mock };

const readFreeBytes = async () => {
  if (left instanceof Error) throw left;
  return left * MEGABYTE;
};
const check = () => jest.advanceTimersByTimeAsync(250);
const monitor = async (free: number) => {
  left = free;
  const notify = (sentence: string) => messages.push(sentence);
  const started = await monitorDiskSpace({ folder: '/data', reserve, notify, readFreeBytes });
  monitors.push(started);
  return started;
};

beforeEach(() => {
  jest.useFakeTimers();
  monitors = [];
  messages = [];
  reserve = { release: jest.fn(async () => {}), restore: jest.fn(async () => {}) };
});
afterEach(() => {
  for (const started of monitors) started.stop();
  jest.useRealTimers();
});

test('below 64 MB the disk counts as full, which is logged once', async () => {
  const disk = await monitor(500);
  expect(disk.isFull()).toBe(false);
  left = 63;
  await check();
  await check();
  expect(disk.isFull()).toBe(true);
  expect(messages).toEqual(['The disk of /data is almost full: data can be read, but not changed.']);
});

test('it has free space again when 80 MB are free beside the reserve, not already at the threshold', async () => {
  const disk = await monitor(500);
  left = 10;
  await check();
  left = 111;
  await check();
  expect(disk.isFull()).toBe(true);
  left = 112;
  await check();
  expect(disk.isFull()).toBe(false);
  expect(messages.at(-1)).toBe('The disk of /data has free space again: changes are accepted.');
});

test('the reserve is released when the disk is full and nothing fills it any more, and made again afterwards', async () => {
  await monitor(500);
  expect(reserve.restore).toHaveBeenCalledTimes(1);
  for (left of [50, 50, 10, 0]) await check();
  expect(reserve.release).not.toHaveBeenCalled();
  await check();
  expect(reserve.release).toHaveBeenCalledTimes(1);
  left = 500;
  await check();
  await check();
  expect(reserve.restore).toHaveBeenCalledTimes(2);
});

test('with less space than the reserve needs none is made, and nothing is refused yet', async () => {
  const disk = await monitor(70);
  await check();
  expect(disk.isFull()).toBe(false);
  expect(reserve.restore).not.toHaveBeenCalled();
});

test('a reserve that cannot be made or removed changes nothing', async () => {
  reserve.restore.mockRejectedValue(new Error('no space'));
  reserve.release.mockRejectedValue(new Error('no such disk'));
  const disk = await monitor(500);
  expect(disk.isFull()).toBe(false);
  left = 10;
  await check();
  await check();
  expect(reserve.release).toHaveBeenCalled();
  expect(disk.isFull()).toBe(true);
});

test('a failed check changes nothing', async () => {
  const disk = await monitor(10);
  left = new Error('no such folder');
  await check();
  expect(disk.isFull()).toBe(true);
});

test('a disk that is full at the start counts as full from the start', async () => {
  const disk = await monitor(10);
  expect(disk.isFull()).toBe(true);
  expect(reserve.release).toHaveBeenCalled();
});
