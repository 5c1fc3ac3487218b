import { aToken } from '../testing/factories';
import { expiryOf, isFresh } from './token';

const NOW = 1_800_000_000;
const tokenOf = (claims: unknown) => `head.${btoa(JSON.stringify(claims))}.signature`;

it.each([
  ['an hour to live', NOW + 3600, true],
  ['31 seconds to live', NOW + 31, true],
  ['30 seconds to live: about to expire', NOW + 30, false],
  ['expired', NOW - 1, false],
])('a token with %s', (_, exp, fresh) => {
  expect(isFresh(tokenOf({ exp }), NOW)).toBe(fresh);
});

it.each([
  ['no expiry', tokenOf({})],
  ['an expiry that is no number', tokenOf({ exp: 'soon' })],
  ['no JSON', `head.${btoa('{')}.signature`],
  ['no parts', 'opaque'],
  ['nothing', ''],
])('a token with %s is sent and tried', (_, token) => {
  expect(expiryOf(token)).toBeUndefined();
  expect(isFresh(token, NOW)).toBe(true);
});

it('reads letters that only base64url has', () => {
  const token = `head.${btoa(JSON.stringify({ exp: NOW, name: '???>>>' }))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')}.s`;
  expect(expiryOf(token)).toBe(NOW);
  expect(isFresh(aToken(900))).toBe(true);
});
