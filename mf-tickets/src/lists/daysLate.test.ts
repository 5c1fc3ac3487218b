import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { daysLate } from './daysLate';

const TODAY = '2026-03-01';

test.each<[TicketRow['status'], TicketRow['target_date'], number]>([
  ['Open', '2026-02-22', 7],
  ['Accepted', '2026-02-28', 1],
  ['OnHold', TODAY, 0],
  ['InProgress', '2026-03-02', 0],
  ['Closed', '2026-02-22', 0],
  ['Open', null, 0],
  ['Open', undefined, 0],
])(
  'on 2026-03-01 a ticket that is %s with the target date %s is %i days late',
  (status, target_date, days) => {
    expect(daysLate({ status, target_date }, TODAY)).toBe(days);
  },
);
