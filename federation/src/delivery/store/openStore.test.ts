/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from './openStore.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'open-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder without a console is refused with one sentence that names it', () => {
  const wrong = path.join(folder, 'wrong');
  expect(() => openStore({ DEPLOY_DIR: wrong })).toThrow(
    `${wrong} has no console. Please set DEPLOY_DIR to the folder that is served; a new one starts as a copy of site/.`,
  );
});

test('a folder with a console is opened', () => {
  mkdirSync(path.join(folder, 'mf'));
  writeFileSync(path.join(folder, 'index.html'), '');
  expect(openStore({ DEPLOY_DIR: folder })).toMatchObject({ folder });
});
