import { linkTo } from '@smart-elevator/shared-api/client/links';
import { SUMMARY_MAX_LENGTH } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { NewTicket } from '@smart-elevator/shared-api/contract/tickets/ticketForm';

/** What the address says of an item of a visit's checklist that is not ok (R1257). */
interface CheckOfAddress {
  summary: string;
  item: NonNullable<NewTicket['visit_check']>;
  /** The page of the visit; undefined where there are no visits. */
  page: string | undefined;
}

/** The item that a new ticket is about; undefined when the address has none. */
export function checkOf(address: URLSearchParams): CheckOfAddress | undefined {
  const [, visit, elevator, item] =
    /^(\d{1,15})-(\d{1,15})-(\d{1,3})$/.exec(address.get('visitItem') ?? '') ?? [];
  if (!visit || !elevator || !item) return undefined;
  const visit_id = Number(visit);
  return {
    summary: (address.get('summary') ?? '').slice(0, SUMMARY_MAX_LENGTH),
    item: { visit_id, elevator_id: Number(elevator), item: Number(item) },
    page: linkTo('visits.page', { visitId: visit_id }),
  };
}
