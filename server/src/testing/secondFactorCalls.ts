import { Secret, TOTP } from 'otpauth';
import type { SignedIn } from './signedInCalls';
import { PASSWORD } from './testPassword';
import type { TestServer } from './testServer';

/** Milliseconds for which the app shows a code. */
export const PERIOD = 30_000;

/** The code that the app shows at a time. */
export const codeOf = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Six digits that are none of the currently valid codes. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((periods) => codeOf(secret, Date.now() + periods * PERIOD));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

/** The calls of a second factor. */
export function secondFactorCalls(server: TestServer) {
  const begin = async (by: SignedIn): Promise<string> =>
    (await by.post('/api/account/totp/begin/', { password: PASSWORD })).json<{ secret: string }>().secret;
  return {
    begin,
    confirm: (by: SignedIn, code: string, headers: Record<string, string> = {}) =>
      by.inject({ method: 'POST', url: '/api/account/totp/confirm/', payload: { code }, headers }),
    disable: (by: SignedIn, code: string, password = PASSWORD) =>
      by.post('/api/account/totp/disable/', { password, code }),
    /**
     * Switches it on with the code of the previous period, so that the current code is still unused. The clock is
     * stopped meanwhile: at the end of a period that code would be two periods old and refused.
     */
    switchOn: async (by: SignedIn) => {
      const secret = await begin(by);
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
      const answer = await by.post('/api/account/totp/confirm/', { code: codeOf(secret, now - PERIOD) });
      clock.mockRestore();
      expect(answer.statusCode).toBe(200);
      return { secret, recovery: answer.json<{ recovery_codes: string[] }>().recovery_codes };
    },
    signIn: (username: string, otp?: string, password = PASSWORD) =>
      server.inject({
        method: 'POST',
        url: '/api/account/token/',
        payload: { username, password, ...(otp === undefined ? {} : { otp }) },
      }),
  };
}
