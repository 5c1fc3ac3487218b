import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';

/** The page of a ticket's elevator; its dashboard where the back end lists no id of it. */
export const elevatorPage = ({ elevator_id, elevator_name }: TicketRow): string | undefined =>
  elevator_id === undefined || elevator_id === null
    ? linkTo('elevators.dashboard', { elevatorName: elevator_name })
    : linkTo('elevators.page', { elevatorId: elevator_id });
