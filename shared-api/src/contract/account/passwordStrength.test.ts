import { accountMessages } from './messages';
import { passwordStrength, strengthMessages } from './passwordStrength';

const OWNER = { username: 'meera.rao', email: 'm.rao@example.com' };

test.each([
  ['', 0, 'Very weak', [accountMessages.passwordShort]],
  ['Xk9#v', 0, 'Very weak', [accountMessages.passwordShort]],
  ['83920174', 0, 'Very weak', [accountMessages.passwordNumeric]],
  ['aaaaaaaaaaaaaaaa', 0, 'Very weak', [strengthMessages.guessable]],
  ['abcdefghijkl', 0, 'Very weak', [strengthMessages.guessable]],
  ['password', 1, 'Weak', [strengthMessages.guessable]],
  ['Password2026!', 1, 'Weak', [strengthMessages.guessable]],
  ['meera.rao2026', 1, 'Weak', [accountMessages.passwordLikeUsername]],
  ['Meera-Rao-2026', 1, 'Weak', [accountMessages.passwordLikeUsername]],
  ['ＭＥＥＲＡ.rao-77', 1, 'Weak', [accountMessages.passwordLikeUsername]],
  ['Smart-Elevator-7', 1, 'Weak', [accountMessages.passwordLikeProduct]],
  ['pasword-8841x', 1, 'Weak', [strengthMessages.guessable]],
  ['qwert-8841x', 1, 'Weak', [strengthMessages.guessable]],
  ['asdfg-8841x', 1, 'Weak', [strengthMessages.guessable]],
  ['2026-password', 1, 'Weak', [strengthMessages.guessable]],
  ['aaaakkkkpppp', 0, 'Very weak', [strengthMessages.guessable]],
  ['wel27come-Hinge', 4, 'Strong', []],
  ['8392017k', 2, 'Fair', []],
  ['treacle9', 1, 'Weak', []],
  ['Treacle9', 2, 'Fair', []],
  ['Treacle-98', 3, 'Good', []],
  ['Treacle-98-hinge', 4, 'Strong', []],
  ['почтовый-ящик-на-углу', 4, 'Strong', []],
])('the password %p is %i, %s', (password, score, word, reasons) => {
  expect(passwordStrength(password, OWNER)).toEqual({ score, word, reasons });
});

test('all reasons are listed at once', () => {
  expect(passwordStrength('1234', { username: '1234' }).reasons).toEqual([
    accountMessages.passwordShort,
    accountMessages.passwordNumeric,
    accountMessages.passwordLikeUsername,
    strengthMessages.guessable,
  ]);
});

test('the part of the e-mail address before the @ counts, a name of two letters does not', () => {
  expect(passwordStrength('tower.office-1', { email: 'tower.office@example.com' }).reasons).toEqual([
    accountMessages.passwordLikeEmail,
  ]);
  expect(passwordStrength('Treacle-98-hinge', { username: 'ge' }).reasons).toEqual([]);
});
