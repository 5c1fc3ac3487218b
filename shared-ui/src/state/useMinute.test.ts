import { act, renderHook } from '@testing-library/react';
import { useMinute } from './useMinute';

afterEach(() => jest.useRealTimers());

test('the time changes when a minute begins', () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:40Z') });
  const { result } = renderHook(useMinute);
  act(() => void jest.advanceTimersByTime(19_999));
  expect(result.current).toEqual(new Date('2026-03-01T10:00:40Z'));
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current).toEqual(new Date('2026-03-01T10:01:00Z'));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(result.current).toEqual(new Date('2026-03-01T10:02:00Z'));
});
