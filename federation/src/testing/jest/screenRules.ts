import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { setLinks } from '../../shared-api/src/client/links';
import { remotes } from '../steps/remotes.mjs';
import { root } from '../steps/root.mjs';

configure({ asyncUtilTimeout: 5_000 });

// A screen must not log errors. A test that expects an error spies on console.error itself.
const complaints: string[] = [];
const print = console.error;
console.error = (...words: unknown[]) => {
  complaints.push(format(...words));
  print(...words);
};

afterEach(() => {
  const errors = complaints.splice(0);
  if (errors.length > 0) throw new Error(`The screen complained on the console:\n${errors.join('\n')}`);
});

// Screens link to each other as in a console with all remotes.
setLinks(remotes.map((name) => JSON.parse(readFileSync(path.join(root, name, 'remote.json'), 'utf8'))));
