/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { journeysOf } from './gate.mjs';

const own = (name: string): string[] =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../..', name, 'remote.json'), 'utf8'))
    .journeys;
const staged = (...names: string[]) => names.map((name) => ({ name }));

test('remotes that are deployed together pass the journeys of all of them, each once', () => {
  const [tickets, people] = [own('mf-tickets'), own('mf-people')];
  expect(journeysOf(staged('mf-tickets'))).toEqual(tickets);
  expect(journeysOf(staged('mf-tickets', 'mf-people', 'mf-tickets'))).toEqual([...tickets, ...people]);
});

test('with the shell they pass all journeys', () => {
  expect(journeysOf(staged('shell', 'mf-tickets'))).toEqual([]);
});
