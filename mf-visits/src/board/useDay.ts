import { useMemo } from 'react';
import { placeKey } from './boardState';
import { dayEntries, spanOf, type DayEntry, type Span } from './dayState';
import type { useBoard } from './useBoard';
import { useMinute } from '@smart-elevator/shared-ui/state/useMinute';

/** The visits of one day by the hour, for each technician, and the hours that are shown (R1270). */
export function useDay(
  { rows, places, dayMinutes }: Pick<ReturnType<typeof useBoard>, 'rows' | 'places' | 'dayMinutes'>,
  day: string,
) {
  const now = useMinute();
  const entries = useMemo(
    () =>
      new Map<number, readonly DayEntry[]>(
        rows.map(({ technician }) => [
          technician,
          dayEntries(places.get(placeKey({ technician, day })) ?? [], day, now),
        ]),
      ),
    [rows, places, day, now],
  );
  const { from, to } = spanOf([...entries.values()].flat(), dayMinutes);
  // A moved visit seldom changes the hours: the other rows stay as they are.
  const span = useMemo((): Span => ({ from, to }), [from, to]);
  return { entries, span };
}
