import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import {
  dealerTicketList,
  elevatorTicketList,
  employeeTicketList,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';

/** The headings of a CSV file by the names of a row's fields, in their order. */
export type CsvColumns = Readonly<Record<string, string>>;

/** Those of the console's export. */
const TICKETS: CsvColumns = Object.fromEntries(
  namesFor(ticketFields, 'export').map((name) => [name, ticketFields[name].label]),
);

/** The lists that are served as CSV too, by the names of their calls. */
export const csvColumns: Readonly<Record<string, CsvColumns>> = Object.fromEntries(
  [employeeTicketList, dealerTicketList, elevatorTicketList].map(({ name }) => [name, TICKETS]),
);
