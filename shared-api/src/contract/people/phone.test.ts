import { hasPhone, internationalDigits, phoneLink, phoneSearch, whatsAppLink } from './phone';

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
])('the international number of %s is %s (R435)', (written, digits) => {
  expect(internationalDigits(written)).toBe(digits);
});

test.each(['', '5550100', '+91 98765', '98765 43210 ext', '1234567890123456'])(
  '%p has no international number (R435)',
  (written) => {
    expect(internationalDigits(written)).toBeUndefined();
    expect(whatsAppLink(written, 'Hello')).toBeUndefined();
  },
);

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
