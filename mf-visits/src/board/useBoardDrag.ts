import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { useCallback, useId, useMemo, useState } from 'react';
import { timeText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { NOBODY, placeKey, placeOf, type Place } from './boardState';
import { messages } from './messages';
import type { BoardRow } from './RowHead';
import type { CardDrag } from './VisitCard';

/** A column of the board: a day, or a time of one. */
export type BoardColumn = Omit<Place, 'technician'>;

/** What is dragged over, its announcement, and what each card needs. */
export function useBoardDrag(
  rows: readonly BoardRow[],
  columns: readonly BoardColumn[],
  onMove: CardDrag['onMove'],
) {
  const howId = useId();
  const [target, setTarget] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const step = useCallback(
    (key: string, arrow: string) => {
      const { technician, day, time } = placeOf(key);
      const row = rows.findIndex((one) => one.technician === technician);
      const column = columns.findIndex((one) => one.day === day && one.time === time);
      // From the tray: the first arrow enters the board.
      if (row < 0 || column < 0)
        return placeKey({
          technician: rows[Math.max(row, 0)]?.technician ?? NOBODY,
          ...(columns[Math.max(column, 0)] ?? { day }),
        });
      const nextRow = rows[row + (arrow === 'ArrowDown' ? 1 : arrow === 'ArrowUp' ? -1 : 0)];
      const nextColumn = columns[column + (arrow === 'ArrowRight' ? 1 : arrow === 'ArrowLeft' ? -1 : 0)];
      return nextRow && nextColumn ? placeKey({ technician: nextRow.technician, ...nextColumn }) : undefined;
    },
    [rows, columns],
  );
  const onOver = useCallback(
    (visit: VisitRow, key?: string) => {
      setTarget(key);
      if (key === undefined) return setAnnouncement('');
      const { technician, day, time } = placeOf(key);
      const name = rows.find((one) => one.technician === technician)?.name ?? messages.nobody;
      const when = time === undefined ? formatWeekday(day) : timeText(time);
      setAnnouncement(messages.carried(visit.building_name, name, when));
    },
    [rows],
  );
  const drag = useMemo((): CardDrag => ({ howId, step, onOver, onMove }), [howId, step, onOver, onMove]);
  return { target, announcement, drag };
}
