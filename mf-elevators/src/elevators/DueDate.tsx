import { daysBetween, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import { messages } from '../messages';

interface DueDateProps {
  /** yyyy-mm-dd */
  day: string;
  state: MainState;
}

/** The due date of an elevator's maintenance and, if it is not completed, the days since then. */
export function DueDate({ day, state }: DueDateProps) {
  const days = state === 'Completed' ? 0 : daysBetween(day, localDay());
  return (
    <>
      {formatDay(day)}
      {days > 0 ? <CellDetail tone="red">{messages.maintenance.overdue(days)}</CellDetail> : null}
    </>
  );
}
