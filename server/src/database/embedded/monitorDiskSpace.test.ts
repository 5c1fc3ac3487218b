import { monitorDiskSpace, type DiskSpaceMonitor } from './monitorDiskSpace';

const MEGABYTE = 1024 * 1024;
let watch: DiskSpaceMonitor;
let left: number | Error;
let said: string[];

const room = async () => {
  if (left instanceof Error) throw left;
  return left * MEGABYTE;
};
const look = () => jest.advanceTimersByTimeAsync(250);

beforeEach(async () => {
  jest.useFakeTimers();
  left = 500;
  said = [];
  watch = await monitorDiskSpace('/data', (sentence) => said.push(sentence), room);
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

test('below 64 MB the disk counts as full, which is logged once', async () => {
  expect(watch.isFull()).toBe(false);
  left = 63;
  await look();
  await look();
  expect(watch.isFull()).toBe(true);
  expect(said).toEqual(['The disk of /data is almost full: data can be read, but not changed.']);
});

test('it has free space again from 80 MB on, not already at the threshold', async () => {
  left = 10;
  await look();
  left = 70;
  await look();
  expect(watch.isFull()).toBe(true);
  left = 80;
  await look();
  expect(watch.isFull()).toBe(false);
  expect(said.at(-1)).toBe('The disk of /data has free space again: changes are accepted.');
});

test('a failed check changes nothing', async () => {
  left = 10;
  await look();
  left = new Error('no such folder');
  await look();
  expect(watch.isFull()).toBe(true);
});

test('a disk that is full at the start counts as full from the start', async () => {
  left = 10;
  const other = await monitorDiskSpace('/data', () => {}, room);
  expect(other.isFull()).toBe(true);
  other.stop();
});
