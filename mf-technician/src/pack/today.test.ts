import { renewTokens } from '@smart-elevator/shared-api/client/session';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aToken, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { act, renderHook } from '@testing-library/react';
import { useToday } from './today';

const DAY_MS = 86_400_000;
const NOW = Date.now();
const DAY = localDay(new Date(NOW));
/** A token that the server issues, by its own clock. */
const issued = (ms: number) => aToken(900, 'access', ms / 1000);

test('a screen that stays open over midnight has the new day when it is looked at, and that of a corrected clock at once (R1410)', () => {
  const phoneSays = jest.spyOn(Date, 'now').mockReturnValue(NOW);
  signedIn({ access: issued(NOW) });
  const { result } = renderHook(useToday);
  expect(result.current).toBe(DAY);
  phoneSays.mockReturnValue(NOW + DAY_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(addDays(DAY, 1));
  act(() => renewTokens(issued(NOW + 5 * DAY_MS), 'refresh-2'));
  expect(result.current).toBe(addDays(DAY, 5));
});
