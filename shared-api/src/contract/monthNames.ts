/** The names of the months in the languages of dealers' files: English, Hindi, Marathi, German, French, Spanish. */
const MONTHS: readonly string[] = [
  'january जनवरी जानेवारी januar janvier enero',
  'february फरवरी फेब्रुवारी februar fevrier febrero',
  'march मार्च marz mars marzo',
  'april अप्रैल एप्रिल avril abril',
  'may मई मे mai mayo',
  'june जून juni juin junio',
  'july जुलाई जुलै juli juillet julio',
  'august अगस्त ऑगस्ट aout agosto',
  'september सितंबर सप्टेंबर septembre septiembre',
  'october अक्टूबर अक्तूबर ऑक्टोबर oktober octobre octubre',
  'november नवंबर नोव्हेंबर novembre noviembre',
  'december दिसंबर डिसेंबर dezember decembre diciembre',
];

const NAMES = MONTHS.map((names) => names.split(' '));

/** The letters that are left out in some spellings: accents, the nukta, and a nasal that is written as a letter. */
const simple = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .replaceAll('म्ब', 'ंब')
    .replaceAll('ँ', 'ं')
    .toLowerCase();

/** The number of the month with this name or abbreviation (three letters at least, two in Devanagari); else undefined. */
export function monthNumber(written: string): number | undefined {
  const name = simple(written);
  const least = /[a-z]/.test(name) ? 3 : 2;
  const isNamed = (names: readonly string[]) =>
    names.some((known) => known === name || (name.length >= least && known.startsWith(name)));
  const found = NAMES.flatMap((names, at) => (isNamed(names) ? [at + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}
