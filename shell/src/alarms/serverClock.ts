import { call } from '@smart-elevator/shared-api/client/call';
import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { useCalls } from '@smart-elevator/shared-api/client/useCalls';
import { readAlarm, readOpenAlarms } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { useEffect, useState } from 'react';

/** An answer with the server's clock, and when it came by the steady clock of this tab, in milliseconds. */
type Timed<T extends { now: string }> = T & { received: number };

const timed = <T extends { now: string }>(reply: T): Timed<T> => ({ ...reply, received: performance.now() });

/** The open alarms of the dealer (R1302), with what the server's clock was. */
export const useOpenAlarms = () =>
  useCalls({
    domain: 'alarms',
    key: ['open'],
    read: async (signal) => timed(await call(readOpenAlarms, {}, { signal })),
    enabled: !isUnsupported(readOpenAlarms),
  });

/** One alarm with its log, and what the server's clock was; none for the id 0. */
export const useAlarmPage = (alarm_id: number) =>
  useCalls({
    domain: 'alarms',
    key: ['page', alarm_id],
    read: async (signal) => timed(await call(readAlarm, { params: { alarm_id } }, { signal })),
    enabled: alarm_id > 0,
  });

const TICK_MS = 1_000;
/** Two clocks that go apart by more than this, in milliseconds: the device slept, or its clock was set. */
const MAX_APART_MS = 5_000;

/**
 * The server's clock now, in milliseconds, drawn again each second (R1302). It goes on from the server's answer by the steady clock
 * of the tab: the clock of the device may be wrong, or be set meanwhile.
 */
export function useServerNow({ now, received }: { now: string; received: number }): number {
  const [steady, setSteady] = useState(received);
  useEffect(() => {
    let apart = Date.now() - performance.now();
    const timer = setInterval(() => {
      setSteady(performance.now());
      const next = Date.now() - performance.now();
      // The steady clock may have stood still while the device slept.
      if (Math.abs(next - apart) > MAX_APART_MS) void queryClient.invalidateQueries({ queryKey: ['alarms'] });
      apart = next;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(now) + Math.max(0, steady - received);
}

/** Whole minutes from one moment to another. */
export const minutesBetween = (from: string, to: number): number =>
  Math.max(0, Math.floor((to - Date.parse(from)) / 60_000));
