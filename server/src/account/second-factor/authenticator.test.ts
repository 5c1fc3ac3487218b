import { periodOf, uriOf } from './authenticator';

/** RFC 6238, appendix B, the last six digits; its secret is '12345678901234567890'. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at second %i the code is %s, as in RFC 6238', (second, code) => {
  const period = Math.floor(second / 30);
  expect(periodOf(SECRET, code, second * 1000)).toBe(period);
  expect(periodOf(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, second * 1000)).toBe(period);
});

test('the codes of the period before and after are valid, no others', () => {
  const at = (second: number) => periodOf(SECRET, '005924', second * 1000);
  expect([-61, -31, -30, 0, 29, 30, 59].map((seconds) => at(1234567890 + seconds))).toEqual([
    undefined,
    undefined,
    41152263,
    41152263,
    41152263,
    41152263,
    41152263,
  ]);
  expect(at(1234567890 + 60)).toBeUndefined();
});

test.each(['', '00592', '0059240', 'abcdef', '٠٠٥٩٢٤', '005 924 1'])('%p is not a code', (code) => {
  expect(periodOf(SECRET, code, 1234567890_000)).toBeUndefined();
});

test('the URI for the app names the console and the account', () => {
  expect(uriOf(SECRET, 'meera@example.com')).toBe(
    'otpauth://totp/Smart%20Elevator%20Maintenance:meera%40example.com?issuer=Smart%20Elevator%20Maintenance' +
      `&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});
