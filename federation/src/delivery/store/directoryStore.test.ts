/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { directoryStore } from './directoryStore.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const KEY = 'mf/registry.json';
const bytes = (text: string) => Buffer.from(text);
const read = async () => (await directoryStore(folder).read(KEY))?.bytes.toString();
const left = (name: string, holder: object) => {
  const file = path.join(folder, `${KEY}${name}`);
  writeFileSync(file, JSON.stringify(holder));
  return file;
};

test('a file that changed since it was read is not replaced', async () => {
  const store = directoryStore(folder);
  expect(await store.replace(KEY, bytes('1'), undefined)).toBe(true);
  expect(await store.replace(KEY, bytes('x'), undefined)).toBe(false);
  const { tag } = (await store.read(KEY)) ?? {};
  expect(await store.replace(KEY, bytes('2'), tag)).toBe(true);
  expect(await store.replace(KEY, bytes('x'), tag)).toBe(false);
  expect(await read()).toBe('2');
});

test('one of many concurrent replacements succeeds', async () => {
  const store = directoryStore(folder);
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) => store.replace(KEY, bytes(String(index)), undefined)),
  );
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await read()).toBe(String(done.indexOf(true)));
});

test('an existing file is not created again, and every text file gets a compressed copy, which is no key', async () => {
  const store = directoryStore(folder);
  expect(await store.create('mf/a/1/x.js', bytes('one'))).toBe(true);
  expect(await store.create('mf/a/1/x.js', bytes('two'))).toBe(false);
  expect((await store.read('mf/a/1/x.js'))?.bytes.toString()).toBe('one');
  expect(existsSync(path.join(folder, 'mf/a/1/x.js.br'))).toBe(true);
  expect(await store.list('mf/')).toEqual(['mf/a/1/x.js']);
  expect(await store.list('nothing/')).toEqual([]);
});

test('a lock whose owner died blocks nobody', async () => {
  const store = directoryStore(folder);
  await store.replace(KEY, bytes('1'), undefined);
  // No process has this id: it is above the maximum.
  left('.lock', { host: hostname(), pid: 2 ** 30 });
  const { tag } = (await store.read(KEY)) ?? {};
  expect(await store.replace(KEY, bytes('2'), tag)).toBe(true);
});

test('a lock of another machine blocks nobody after half a minute', async () => {
  const store = directoryStore(folder);
  await store.replace(KEY, bytes('1'), undefined);
  const file = left('.lock', { host: 'another', pid: 1 });
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  const { tag } = (await store.read(KEY)) ?? {};
  expect(await store.replace(KEY, bytes('2'), tag)).toBe(true);
});
