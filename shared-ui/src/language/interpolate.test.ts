import { interpolate } from './interpolate';
import type { Language } from './languageState';

test.each<Language>(['en', 'hi'])('in %s a number takes the plural that the browser says', (language) => {
  const rules = new Intl.PluralRules(language);
  for (const count of [0, 0.5, 1, 1.5, 2, 11, 21, 101, 1_000_000, -1, -2]) {
    const formatted = interpolate('{count, plural, one {one} other {other}}', { count }, language);
    expect([count, formatted]).toEqual([count, rules.select(count)]);
  }
});

test('a plural within a form has its own number', () => {
  const words =
    '{rows, plural, one {# row} other {# rows; {bad, plural, one {# fails} other {# fail}} of #}}';
  expect(interpolate(words, { rows: 2, bad: 1 }, 'en')).toBe('2 rows; 1 fails of 2');
});
