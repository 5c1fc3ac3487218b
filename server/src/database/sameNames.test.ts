import { normalizeText, searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';

let of: TestDatabase;
beforeAll(async () => {
  of = await testDatabase();
});
afterAll(() => of.close());

/** Pseudo-random numbers below a limit. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => (state = (state * 48_271) % 2_147_483_647) % limit;
}

/** Pieces that meet each other: letters, marks, joiners, spaces, pictures and what nobody can see. */
const PIECES = [
  ...'aZéİIıſßΣσςКк1#*~ "\'ÅÅΩ한각ᄀ',
  ...['\t', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u00A0', '\u2003', '\u3000', '\u0001', '\u007F'],
  ...[
    'e\u0301',
    '\u0301',
    '\u0323',
    '\u0307',
    '\u034F',
    '\u00AD',
    '\u200B',
    '\u2060',
    '\uFEFF',
    '\u3164',
    '\u115F',
  ],
  ...['\u202E', '\u2066', '\u200E', '\u200F', '\u061C', '\u2800', '\uFFFA', '\u17B4', '\u2064', '\u{1D173}'],
  ...[
    'क',
    'ष',
    '\u094D',
    '\u093C',
    '\u0951',
    'ि',
    '\u0958',
    'র',
    'ে',
    'া',
    'ന',
    '\u0D4D',
    'ب',
    'ه',
    'ཀ',
    'ក',
    'က',
  ],
  ...['\u200C', '\u200D', '\u200D', '\uFE0E', '\uFE0F', '\u{E0100}', '\u180B', 'ᠠ', '葛', '飾', '\u{20000}'],
  ...[
    '👨',
    '👩',
    '🏽',
    '❤',
    '©',
    '㊗',
    '🏴',
    '🏳',
    '🌈',
    '🇮',
    '\u20E3',
    '\u{E0067}',
    '\u{E0062}',
    '\u{E007F}',
    'Ꭰ',
    'ა',
  ],
  ...[
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}',
    '1\uFE0F\u20E3',
    'ﬁ',
    '𝐞',
    '\u{10400}',
  ],
];

const aText = (random: (limit: number) => number): string =>
  Array.from({ length: random(12) }, () => PIECES[random(PIECES.length)] ?? '').join('');

describe('the database and the console agree', () => {
  test.each([1, 2])('which names are the same (R915, seed %i)', async (seed) => {
    const random = createRandom(seed);
    const texts = Array.from({ length: 3_000 }, () => normalizeText(aText(random)));
    const keys = await of.database.query<{ key: string }>(
      'select name_key(name) as key from unnest($1::text[]) with ordinality as names (name, at) order by at',
      [texts],
    );
    expect(keys.map(({ key }) => key)).toEqual(texts.map(searchForm));
  });
});
