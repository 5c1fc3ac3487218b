import { languageState } from '@smart-elevator/shared-ui/language/languageState';
import { registerTranslations, loadTranslations } from '@smart-elevator/shared-ui/language/translations';
import { interpolate } from '@smart-elevator/shared-ui/language/interpolate';
import { matchServerMessage } from '@smart-elevator/shared-ui/language/matchServerMessage';
import { errorCodes } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { serverMessages, type ServerMessage, jsonOf, sourcesOf } from './serverMessages';
import { uncataloguedTexts, httpErrorTexts } from './uncataloguedTexts';
import { placeholdersOf } from '../../federation/src/artifacts/messagesIn.mjs';
import { TRANSLATED_PACKAGES } from '../steps/root.mjs';

type Catalogue = Record<string, string>;

const catalogueOf = (pkg: string) => (jsonOf(pkg, 'src/language/hi.json') ?? {}) as Catalogue;
const own = catalogueOf('shared-api');

/** Messages of the server's framework and of HTTP itself; some exact alerts end in such a reason (R410). */
const foreign = [
  ...[400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503].map((status) => STATUS_CODES[status] ?? ''),
  errorCodes.FST_ERR_CTP_BODY_TOO_LARGE().message,
].map((english): ServerMessage => ({ english, text: english, values: {} }));

let answers: ServerMessage[] = [];

beforeAll(async () => {
  answers = [...(await serverMessages()), ...foreign];
  // All at once, as on the page: a sentence with placeholders must not match one of another package.
  for (const pkg of ['shared-api', ...TRANSLATED_PACKAGES]) {
    registerTranslations('hi', () => Promise.resolve({ default: catalogueOf(pkg) }));
  }
  await loadTranslations('hi');
  languageState.language = 'hi';
});

afterAll(() => {
  languageState.language = 'en';
});

test('the contract and the server have messages', () => {
  expect(answers.length).toBeGreaterThan(100);
});

test('every message of the contract and of the server has a Hindi translation', () => {
  expect(answers.filter(({ english }) => !Object.hasOwn(own, english)).map(({ english }) => english)).toEqual(
    [],
  );
});

test('there is no Hindi entry that neither uses', () => {
  const known = new Set(answers.map(({ english }) => english));
  expect(Object.keys(own).filter((english) => !known.has(english))).toEqual([]);
});

test('Hindi has the same placeholders, its own script, and the same translations as in the other packages', () => {
  const wrong = Object.entries(own).filter(
    ([english, hindi]) =>
      String(placeholdersOf(english)) !== String(placeholdersOf(hindi)) ||
      !/\p{Script=Devanagari}/u.test(hindi) ||
      TRANSLATED_PACKAGES.some((pkg) => (catalogueOf(pkg)[english] ?? hindi) !== hindi),
  );
  expect(wrong).toEqual([]);
});

test('each message is translated into Hindi with its own values', () => {
  const wrong = answers
    .map(({ english, text, values }) => [
      matchServerMessage(text),
      interpolate(own[english] ?? '', values, 'hi'),
    ])
    .filter(([translated, expected]) => translated !== expected);
  expect(wrong).toEqual([]);
});

test('any two messages in a row are each translated', () => {
  const ended = answers.filter(({ text }) => /[.!?]$/.test(text) && /^["A-Z]/.test(text));
  const wrong = ended.flatMap((one, at) => {
    const other = ended[(at * 7 + 1) % ended.length] ?? one;
    const translated = matchServerMessage(`${one.text} ${other.text}`);
    const expected = `${matchServerMessage(one.text)} ${matchServerMessage(other.text)}`;
    return translated === expected ? [] : [[translated, expected]];
  });
  expect(wrong).toEqual([]);
});

test('the contract has no messages outside of its catalogues', () => {
  const known = answers.map(({ english }) => english);
  expect(sourcesOf('shared-api').flatMap((source) => uncataloguedTexts(source, known))).toEqual([]);
});

test('the server uses the messages of the contract for errors', () => {
  expect(sourcesOf('server').flatMap(httpErrorTexts)).toEqual([]);
});
