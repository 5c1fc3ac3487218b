import { monitorDiskSpace, type DiskSpaceMonitor } from './monitorDiskSpace';

const MEGABYTE = 1024 * 1024;
let watch: DiskSpaceMonitor;
let left: number | Error;
let messages: string[];

const readFreeBytes = async () => {
  if (left instanceof Error) throw left;
  return left * MEGABYTE;
};
const check = () => jest.advanceTimersByTimeAsync(250);

beforeEach(async () => {
  jest.useFakeTimers();
  left = 500;
  messages = [];
  watch = await monitorDiskSpace('/data', (sentence) => messages.push(sentence), readFreeBytes);
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

test('below 64 MB the disk counts as full, which is logged once', async () => {
  expect(watch.isFull()).toBe(false);
  left = 63;
  await check();
  await check();
  expect(watch.isFull()).toBe(true);
  expect(messages).toEqual(['The disk of /data is almost full: data can be read, but not changed.']);
});

test('it has free space again from 80 MB on, not already at the threshold', async () => {
  left = 10;
  await check();
  left = 70;
  await check();
  expect(watch.isFull()).toBe(true);
  left = 80;
  await check();
  expect(watch.isFull()).toBe(false);
  expect(messages.at(-1)).toBe('The disk of /data has free space again: changes are accepted.');
});

test('a failed check changes nothing', async () => {
  left = 10;
  await check();
  left = new Error('no such folder');
  await check();
  expect(watch.isFull()).toBe(true);
});

test('a disk that is full at the start counts as full from the start', async () => {
  left = 10;
  const other = await monitorDiskSpace('/data', () => {}, readFreeBytes);
  expect(other.isFull()).toBe(true);
  other.stop();
});
