import { asciiDigits, withDigits } from './asciiDigits';

it.each([
  ['ASCII', '0123456789'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['fullwidth', '０１２３４５６７８９'],
  ['mathematical monospace, the last of five sets in a row', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
])('digits in %s are digits', (_script, digits) => {
  expect(asciiDigits(digits)).toBe('0123456789');
});

it('other characters stay', () => {
  expect(asciiDigits('मंज़िल ३, ½ ² Ⅳ')).toBe('मंज़िल 3, ½ ² Ⅳ');
});

test('a search is for its digits as they are typed, and as 0 to 9 (R916)', () => {
  expect(withDigits('मंज़िल १२')).toEqual(['मंज़िल १२', 'मंज़िल 12']);
  expect(withDigits('Lift 12')).toEqual(['Lift 12']);
});
