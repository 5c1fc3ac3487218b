/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTranslations } from './checkTranslations.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'translations-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Checks a remote with this source (R1012); shared-ui translates 'Save', the remote 'Lifts' and a count. */
async function check(source: string, file = 'src/messages.ts') {
  const write = (at: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, at)), { recursive: true });
    writeFileSync(path.join(root, at), text);
  };
  write('node_modules/@smart-elevator/shared-ui/src/language/hi.json', '{ "Save": "सहेजें" }');
  write('mf-lifts/src/language/hi.json', '{ "Lifts": "लिफ़्ट", "{count} of {all}": "{all} में से" }');
  write(`mf-lifts/${file}`, source);
  return checkTranslations('mf-lifts', path.join(root, 'mf-lifts'), root);
}

test.each([
  ['translated by itself', "t('Lifts')"],
  ['translated by shared-ui', "defineMessages({ save: 'Save' })"],
])('a sentence that is %s passes', async (_, source) => {
  expect(await check(source)).toEqual([]);
});

test.each([
  ['of a call', "t('Brake')"],
  ['of a catalogue', "defineMessages({ parts: { brake: 'Brake' } })"],
  ['of a choice', "t(isOne ? 'Lifts' : 'Brake')"],
])('a sentence %s without Hindi is refused, with its place', async (_, source) => {
  expect(await check(source)).toEqual([
    "mf-lifts: 'Brake' (src/messages.ts:1) has no Hindi translation in src/language/hi.json.",
  ]);
});

test('a sentence with other placeholders in Hindi is refused', async () => {
  expect(await check("t('{count} of {all}')")).toEqual([
    "mf-lifts: '{count} of {all}' (src/messages.ts:1) has other placeholders in Hindi than in English.",
  ]);
});

test('sentences of tests need no translation', async () => {
  expect(await check("t('Brake')", 'src/Lifts.test.tsx')).toEqual([]);
});
