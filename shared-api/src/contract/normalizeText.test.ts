import { joinerPattern, normalizeText, onOneLine, searchForm } from './normalizeText';

test.each([
  ['decomposed', 'Cafe\u0301', 'Café'],
  ['a nukta that is composed differently', '\u0958', '\u0915\u093C'],
  ['a space that does not break', 'Shanti\u00A0Tower', 'Shanti Tower'],
  ['a wide space', 'Shanti\u3000Tower', 'Shanti Tower'],
  ['a zero-width space', 'CR1000\u200B', 'CR1000'],
  ['a joiner between Latin letters', 'A\u200DB\u200C', 'AB'],
  ['a joiner at the end of a word', 'राम\u200C', 'राम'],
  ['a variation selector after a digit', 'CR1000\uFE0F', 'CR1000'],
  ['direction marks', '\u202Eabc\u202C\u2066d\u2069\u200E\u200F\u061C', 'abcd'],
  ['a direction mark before a joiner', '\u061C\u200Dब', 'ब'],
  ['a soft hyphen, a byte order mark, a word joiner', 'a\u00ADb\uFEFFc\u2060d', 'abcd'],
  ['control characters', 'a\u0007b\u009Fc', 'abc'],
  ['other line breaks', 'a\u2028b\u0085c', 'a\nb\nc'],
])('a text that looks the same is stored the same: %s', (_what, typed, stored) => {
  expect(normalizeText(typed)).toBe(stored);
});

test.each([
  ['zero-width space', '\u200B'],
  ['no-break space', '\u00A0\u202F'],
  ['word joiner', '\u2060'],
  ['soft hyphen', '\u00AD'],
  ['byte order mark', '\uFEFF'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['Braille blank', '\u2800'],
  ['variation selectors', '\uFE0F\u{E0100}\u180B'],
  ['tag characters', '\u{E0041}\u{E007F}'],
  ['joiners', '\u200C\u200D'],
  ['combining grapheme joiner', '\u034F'],
  ['Khmer inherent vowels', '\u17B4\u17B5'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['musical format characters', '\u{1D173}'],
])('what nobody can see is empty: %s', (_what, typed) => {
  expect(normalizeText(typed)).toBe('');
});

test.each([
  ['a half form', 'क्\u200Dष'],
  ['a visible virama', 'क्\u200Cष'],
  ['a half form at the end', 'र्\u200D'],
  ['an eyelash ra before a virama', 'र\u200D्य'],
  ['a Malayalam chillu', 'ന്\u200D'],
  ['a Bengali ya-phalaa', 'র\u200D্যা'],
  ['Persian', 'می\u200Cخواهم'],
  ['a family', '👨\u200D👩\u200D👧\u200D👦'],
  ['a heart in colour', '❤\uFE0F'],
  ['a flag of a country', '🇮🇳'],
  ['a rainbow flag', '🏳\uFE0F\u200D🌈'],
  ['a keycap', '1\uFE0F\u20E3'],
  ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['a skin tone', '👩🏽\u200D🔧'],
  ['a form of a Han character', '葛\u{E0100}'],
  ['lines and tabs', 'one\n\ttwo'],
  ['a NUL, which is refused', 'a\0b'],
])('what changes the shape of its neighbours stays as typed: %s', (_what, typed) => {
  expect(normalizeText(typed)).toBe(typed);
});

test('a normalised text stays the same when it is normalised again', () => {
  const pieces = [
    'a',
    'é',
    'e\u0301',
    '\u034F',
    '1',
    'क',
    '्',
    '\u200C',
    '\u200D',
    '\uFE0F',
    '❤',
    '👨',
    ' ',
    '\u00A0',
    // Marks that change places, once nothing is between them.
    '\u0951',
    '\u093C',
    '\u061C',
    'ب',
    'ে',
    'া',
    '葛',
    '\u{E0100}',
  ];
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (let round = 0; round < 3_000; round += 1) {
    const typed = Array.from({ length: 8 }, () => pieces[random() % pieces.length]).join('');
    const once = normalizeText(typed);
    expect(normalizeText(once)).toBe(once);
  }
});

test('a name on one line has no breaks, tabs and several spaces', () => {
  expect(onOneLine('Shanti\r\n\tTower  B')).toBe('Shanti Tower B');
});

test('tags that show nothing do not make another flag', () => {
  expect(normalizeText('🏴\u{E0061}\u{E007F}')).toBe('🏴');
});

test('a search finds a text with and without joiners', () => {
  expect(searchForm('ে\u200Dা')).toBe(searchForm('ো'));
  expect(searchForm('葛\u{E0100}飾')).toBe('葛飾');
  expect(searchForm('ΟΔΟΣ')).toBe(searchForm('οδοσ'));
  expect(searchForm('क्\u200Dष')).toBe(searchForm('क्ष'));
  expect(searchForm('CAFE\u0301')).toBe('café');
});

test('a pattern exists only for characters that can be joined', () => {
  expect(joinerPattern('Café (1)')).toBeUndefined();
  for (const search of ['क्ष', 'क्\u200Dष'])
    expect('क्\u200Cष').toMatch(new RegExp(joinerPattern(search) ?? 'nothing', 'u'));
  expect(new RegExp(joinerPattern('क.') ?? '', 'u').test('कख')).toBe(false);
});
