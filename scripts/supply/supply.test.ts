import path from 'node:path';
import { isAllowed, licencesOf } from './licences.mjs';
import { lockFileErrors, readJson } from './lockFileErrors.mjs';
import { secretIn } from './secrets.mjs';

const root = path.join(import.meta.dirname, '../..');

test('the lock file has every package with its checksum, and no address', () => {
  expect(lockFileErrors(readJson(path.join(root, 'package-lock.json')))).toEqual([]);
});

test('a package without a checksum, and an address, are found', () => {
  const lock = {
    packages: {
      'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' },
    },
  };
  expect(lockFileErrors(lock)).toEqual([
    'a has no SHA-512 checksum',
    'a names the address https://registry.example/a.tgz',
  ]);
});

test('every package has a licence that allows selling the product', () => {
  expect(licencesOf(root).refused).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['(AGPL-3.0-only OR (MIT AND GPL-2.0-only))', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
])('the licence %s is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test.each([
  ['-----BEGIN RSA PRIVATE KEY-----', 'a private key'],
  ['const db = "postgres://dealer:open-sesame@db.example/lifts"', 'an address with a password'],
  [`x="${'eyJhbGciOiJIUzI1NiJ9'}.${'eyJ1c2VyX2lkIjo3fQ'}.c2lnbmF0dXJlLWhlcmU"`, 'a signed token'],
  ['import "/home/someone/project/x.ts"', 'a folder of a machine'],
  ['the secret of this run', 'a value of this environment'],
  ['fetch("https://example.com/a:b")', undefined],
  ['location.href = "/work_orders"', undefined],
])('in %s there is %s', (text, found) => {
  expect(secretIn(text, ['secret of this run'])).toBe(found);
});
