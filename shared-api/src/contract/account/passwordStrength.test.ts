import { accountSentences } from './messages';
import { passwordStrength, strengthSentences } from './passwordStrength';

const OWNER = { username: 'meera.rao', email: 'm.rao@example.com' };

test.each([
  ['', 0, 'Very weak', [accountSentences.passwordShort]],
  ['Xk9#v', 0, 'Very weak', [accountSentences.passwordShort]],
  ['83920174', 0, 'Very weak', [accountSentences.passwordNumeric]],
  ['aaaaaaaaaaaaaaaa', 0, 'Very weak', [strengthSentences.guessable]],
  ['abcdefghijkl', 0, 'Very weak', [strengthSentences.guessable]],
  ['password', 1, 'Weak', [strengthSentences.guessable]],
  ['Password2026!', 1, 'Weak', [strengthSentences.guessable]],
  ['meera.rao2026', 1, 'Weak', [accountSentences.passwordLikeUsername]],
  ['Meera-Rao-2026', 1, 'Weak', [accountSentences.passwordLikeUsername]],
  ['ＭＥＥＲＡ.rao-77', 1, 'Weak', [accountSentences.passwordLikeUsername]],
  ['Smart-Elevator-7', 1, 'Weak', [accountSentences.passwordLikeProduct]],
  ['treacle9', 1, 'Weak', []],
  ['Treacle9', 2, 'Fair', []],
  ['Treacle-98', 3, 'Good', []],
  ['Treacle-98-hinge', 4, 'Strong', []],
  ['почтовый-ящик-на-углу', 4, 'Strong', []],
])('the password %p is %i, %s', (password, score, word, reasons) => {
  expect(passwordStrength(password, OWNER)).toEqual({ score, word, reasons });
});

test('all reasons are told at once', () => {
  expect(passwordStrength('1234', { username: '1234' }).reasons).toEqual([
    accountSentences.passwordShort,
    accountSentences.passwordNumeric,
    accountSentences.passwordLikeUsername,
    strengthSentences.guessable,
  ]);
});

test('the part of the e-mail address before the @ counts, a name of two letters does not', () => {
  expect(passwordStrength('tower.office-1', { email: 'tower.office@example.com' }).reasons).toEqual([
    accountSentences.passwordLikeEmail,
  ]);
  expect(passwordStrength('Treacle-98-hinge', { username: 'ge' }).reasons).toEqual([]);
});
