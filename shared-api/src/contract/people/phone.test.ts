import { hasPhone, internationalDigits, phoneIdentity, phoneLink, phoneSearch, whatsAppLink } from './phone';

const SEARCHES = [
  '98765 43210',
  '9876543210',
  '+91 98765-43210',
  '+919876543210',
  '919876543210',
  '09876543210',
  '0091 98765 43210',
  '(0)98765.43210',
  '(+91) 98765 43210',
  '९८७६५ ४३२१०',
  '٩٨٧٦٥٤٣٢١٠',
  '＋９１ ９８７６５４３２１０',
];
const WRITTEN = [
  '9876543210',
  '98765 43210',
  '098765-43210',
  '+91 98765 43210',
  '+91 (0) 98765 43210',
  '0091-9876543210',
  '९८७६५ ४३२१०',
];

test.each(SEARCHES)('%s finds the number however it was written (R430)', (search) => {
  expect(WRITTEN.filter((written) => !hasPhone(written, search))).toEqual([]);
  expect(hasPhone('98765 43211', search)).toBe(false);
});

test.each([
  ['020 7946 0958', '+44 20 7946 0958'],
  ['+44 20 7946 0958', '+44 (0)20 7946 0958'],
  ['+33 6 12 34 56 78', '06.12.34.56.78'],
  ['06 12 34 56 78', '+33612345678'],
  ['(410) 555-0100', '+1 410 555 0100'],
  ['0049 1511 2345678', '01511/2345678'],
  ['+91 98765', '9876543210'],
  ['765-43', '+91 98765 43210'],
  ['+91', '+91 98765 43210'],
])('%s finds %s (R430)', (search, written) => {
  expect(hasPhone(written, search)).toBe(true);
});

test.each(['', ' ', '+', 'Tower 9', 'a', '½'])('%p is no phone number', (text) => {
  expect(phoneSearch(text)).toBeUndefined();
});

test.each([
  ['+९१ (98765) 43210', '+919876543210'],
  ['+91 (0)20 2553 1234', '+912025531234'],
  ['(0)20 2553 1234', '02025531234'],
  ['25531234/25531235', '25531234'],
  ['+91 98765 43210, 98765 43211', '+919876543210'],
  ['98765 43210; 98765 43211', '9876543210'],
  ['022/2553 1234', '02225531234'],
  ['+91 (22)/2553 1234 / 2553 1235', '+912225531234'],
  ['98765 43210 ext 12', '9876543210'],
  ['Ph: (0 20) 2553 1234 x5', '02025531234'],
  ['101 / 112', '101'],
  ['no number', ''],
])('a link for %s calls %s', (written, called) => {
  expect(phoneLink(written)).toBe(`tel:${called}`);
});

test.each([
  ['98765 43210', '919876543210'],
  ['098765-43210', '919876543210'],
  ['९८७६५ ४३२१०', '919876543210'],
  ['91 98765 43210', '919876543210'],
  ['+91 (0) 98765 43210', '919876543210'],
  ['0091-9876543210', '919876543210'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['+1 410 555 0100', '14105550100'],
  ['+290 23456', '29023456'],
  ['+971 50 1234 567890', '971501234567890'],
])('the international number of %s is %s (R435)', (written, digits) => {
  expect(internationalDigits(written)).toBe(digits);
});

test.each([
  '',
  '5550100',
  '+91 98765',
  '98765 43210 ext',
  '1234567890123456',
  '+971 50 1234 5678901',
  '44 98765 43210',
  '91 98765 4321',
])('%p has no international number (R435)', (written) => {
  expect(internationalDigits(written)).toBeUndefined();
  expect(whatsAppLink(written, 'Hello')).toBeUndefined();
});

test.each(['98765 43210 / 2553 1234', '98765 43210; 98765 43211', '+91 (0)98765 43210, 2553 1234'])(
  'of the numbers in %s, WhatsApp takes the first (R435)',
  (written) => {
    expect(whatsAppLink(written, 'Hello')).toBe('https://wa.me/919876543210?text=Hello');
  },
);

test('a link opens WhatsApp with a text, whatever is in it (R435)', () => {
  expect(whatsAppLink('98765 43210', 'A & B\n100 %')).toBe(
    'https://wa.me/919876543210?text=A%20%26%20B%0A100%20%25',
  );
});

// The codes of countries of one, two and three digits.
test.each(
  '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 49 51 58 60 66 81 82 84 86 90 95 98 211 351 420 599 880 971'.split(
    ' ',
  ),
)('a search for a number with the code %s of a country looks for the rest (R430)', (code) => {
  expect(phoneSearch(`+${code} 501 2345`)).toBe('5012345');
});

test.each([
  ['(+91) 98765', '98765'],
  [' +91 98765', '98765'],
  ['+91 0098765', '98765'],
  ['000 44 20 7946', '207946'],
  ['98765 00432', '9876500432'],
])('%p looks for %s (R430)', (search, digits) => {
  expect(phoneSearch(search)).toBe(digits);
});

test.each([
  ['+91 98765-43210', '098765 43210', true],
  ['Lobby (2) 34-5.6', 'Lobby23456', true],
  ['Lobby 2', 'Lobby 3', false],
])('%p and %p are the same number: %s', (one, other, same) => {
  expect(phoneIdentity(one) === phoneIdentity(other)).toBe(same);
});
