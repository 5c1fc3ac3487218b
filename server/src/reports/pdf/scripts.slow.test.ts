import { aPrintedReport, aTextValue } from '../../testing/aPrintedReport';
import { readPdf } from '../../testing/readPdf';
import { drawReport } from './drawReport';
import { openedFonts, openFont } from './reportFonts';
import { loadShaper } from './shaper';
import { textRuns, directionOf } from './textRuns';

const remarksOf = async (typed: string) => {
  const { pages } = await readPdf(await drawReport(aPrintedReport({ values: [aTextValue(typed)] })));
  return pages[0];
};

beforeAll(loadShaper);

/** The glyphs of a line. */
const glyphsOf = (line: string) =>
  textRuns(line, directionOf(line)).flatMap(({ text, family, rtl }) =>
    openFont(family, 'regular')
      .shape(text, rtl)
      .flatMap(({ glyphs }) => glyphs),
  );

test('a report in Latin and Devanagari opens no other font (R606)', async () => {
  openedFonts.clear();
  await remarksOf('Łódź, ₹500, मार्गदर्शन');
  expect([...openedFonts.keys()].sort()).toEqual(['devanagari bold', 'devanagari regular']);
});

test.each([
  ['Devanagari', 'क्षेत्र निरीक्षण हिंदी'],
  ['Bengali', 'লিফট রক্ষণাবেক্ষণ কোম্পানি শ্রী'],
  ['Gurmukhi', 'ਲਿਫਟ ਦੀ ਮੁਰੰਮਤ ਪ੍ਰੀਤ'],
  ['Gujarati', 'લિફ્ટ નિરીક્ષણ શ્રી ક્ષેત્ર'],
  ['Odia', 'ଲିଫ୍ଟ ରକ୍ଷଣାବେକ୍ଷଣ କୋମ୍ପାନୀ'],
  ['Tamil', 'மின்தூக்கி பராமரிப்பு கொடுத்தோம் ஸ்ரீ'],
  ['Telugu', 'లిఫ్ట్ నిర్వహణ శ్రీ క్షేత్రం'],
  ['Kannada', 'ಲಿಫ್ಟ್ ನಿರ್ವಹಣೆ ಶ್ರೀ ಕ್ಷೇತ್ರ ಕೊಡು'],
  ['Malayalam', 'ലിഫ്റ്റ് അറ്റകുറ്റപ്പണി കൊച്ചി ശ്രീ'],
  ['Arabic', 'صيانة المصعد لا بأس'],
  ['Urdu', 'لفٹ کی مرمت ٹھیک ہے۔'],
  ['Arabic with vowels', 'مُحَمَّد'],
  ['Hebrew', 'תחזוקת מעלית'],
  ['Arabic with a number', 'الطابق 12 (رقم 3)'],
  ['Arabic with its own digits', 'الطابق ١٢٣ و ۴۵'],
  ['Latin within Arabic', 'مصعد Otis Gen2 جديد'],
  ['Arabic within Latin', 'Building برج خليفة 12, Dubai'],
  ['Greek', 'Έλεγχος ανελκυστήρα'],
  ['Cyrillic', 'Проверка лифта №5'],
  ['Vietnamese', 'Bảo trì thang máy Nguyễn'],
  ['symbols', '₹ € ✓ ✔ ✗ → • ° ½ … ≤ ± √ Ω ™ ① ☎ ⚠ ★ ☑ –'],
  ['several scripts', 'লিফট 5, મોટર (₹500) и двери।'],
])('%s is printed with glyphs, and read back as it was typed (R606)', async (_, typed) => {
  expect(glyphsOf(typed).map(({ id }) => id)).not.toContain(0);
  expect(await remarksOf(typed)).toContain(`Remarks ${typed}`);
});

test.each([
  ['bengali', 'ষ্ক', ['uni09B709CD.half4', 'baphalabeng.alt4', 'uni0995.part', 'headlinebeng.250']],
  ['telugu', 'క్తా', ['kaavoweltelu', 'tasubscriptnarrowtelu']],
  ['odia', 'କ୍ଖ୍ର', ['uni0B15.base', 'uni0B4D0B16', 'uni0B4D0B30']],
  ['kannada', 'ಕ್ಷಿ', ['kassivowelknda']],
] as const)('letters of %s that join are drawn as one: %s (R606)', (family, typed, names) => {
  const { font } = openFont(family, 'regular');
  const space = font.glyphForCodePoint(' '.codePointAt(0) ?? 0).id;
  const drawn = glyphsOf(typed).filter(({ id }) => id !== space);
  expect(drawn.map(({ id }) => font.getGlyph(id).name)).toEqual(names);
});

test('letters of Arabic are joined, and drawn from right to left (R606)', () => {
  const { font } = openFont('arabic', 'regular');
  const isolated = [...'بيت'].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id);
  const drawn = glyphsOf('بيت').map(({ id }) => id);
  expect(drawn).not.toEqual(expect.arrayContaining([isolated[0]]));
  const places = (line: string) =>
    textRuns(line, directionOf(line))
      .toSorted((a, b) => a.place - b.place)
      .map(({ text }) => text.trim());
  expect(places('مصعد Otis جديد')).toEqual(['جديد', 'Otis', 'مصعد']);
  expect(places('الطابق 12')).toEqual(['12', 'الطابق']);
  expect(places('Tower برج 12 A')).toEqual(['Tower', '12', 'برج', 'A']);
});

test.each([
  ['😀', 'U+1F600'],
  ['漢', 'U+6F22'],
])('%s, which no font has, is printed as %s and copied as it was typed (R606)', async (typed, name) => {
  const { font } = openFont('devanagari', 'regular');
  const drawn = glyphsOf(typed).map(({ id }) => id);
  const letters = [...name].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id);
  expect(drawn.slice(0, letters.length)).toEqual(letters);
  expect(await remarksOf(`a${typed}b ${typed}${typed}`)).toContain(`Remarks a${typed}b ${typed}${typed}`);
});

test('the parts of an emoji are named, and what draws nothing is omitted (R606)', async () => {
  expect(glyphsOf('✓\ufe0f👩\u200d🔧').map(({ id }) => id)).not.toContain(0);
  expect(await remarksOf('fine ✓ 👩 end')).toContain('fine ✓ 👩 end');
});
