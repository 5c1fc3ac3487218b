import { aToken } from '../testing/factories';
import { clockOffset, expiryOf, isFresh } from './token';

const NOW = 1_800_000_000;
const tokenOf = (claims: unknown) => `head.${btoa(JSON.stringify(claims))}.signature`;

it.each([
  ['an hour left', NOW + 3600, true],
  ['31 seconds left', NOW + 31, true],
  ['30 seconds left: about to expire', NOW + 30, false],
  ['expired', NOW - 1, false],
])('a token with %s', (_, exp, fresh) => {
  expect(isFresh(tokenOf({ exp }), 0, NOW)).toBe(fresh);
});

it.each([
  ['no expiry', tokenOf({})],
  ['an expiry that is not a number', tokenOf({ exp: 'soon' })],
  ['invalid JSON', `head.${btoa('{')}.signature`],
  ['a single part', 'opaque'],
  ['nothing', ''],
])('a token with %s is sent and tried', (_, token) => {
  expect(expiryOf(token)).toBeUndefined();
  expect(isFresh(token, 0, NOW)).toBe(true);
});

it('decodes the characters that only base64url has', () => {
  const token = `head.${btoa(JSON.stringify({ exp: NOW, name: '???>>>' }))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')}.s`;
  expect(expiryOf(token)).toBe(NOW);
  expect(isFresh(aToken(900))).toBe(true);
});

it.each([
  ['right', 0],
  ['an hour ahead', -3600],
  ['a year behind', 365 * 86_400],
])('a browser whose clock is %s checks a token by the server’s clock', (_, offset) => {
  const issued = NOW + offset;
  const token = tokenOf({ iat: issued, exp: issued + 900 });
  expect(clockOffset(token, NOW)).toBe(offset);
  expect(isFresh(token, offset, NOW)).toBe(true);
  expect(isFresh(token, offset, NOW + 869)).toBe(true);
  expect(isFresh(token, offset, NOW + 871)).toBe(false);
});

it('a token without its time of issue has no information about the clock', () => {
  expect(clockOffset(tokenOf({ exp: NOW }), NOW)).toBeUndefined();
  expect(clockOffset('opaque', NOW)).toBeUndefined();
});
