import { activityList } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import { amcContractFields } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { receivables } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { peopleFields } from '@smart-elevator/shared-api/contract/people/peopleFields';
import {
  dealerTicketList,
  elevatorTicketList,
  employeeTicketList,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';

/** The headings of a CSV file by the names of a row's fields, in their order. */
export type CsvColumns = Readonly<Record<string, string>>;

type Labelled<Name extends string> = Readonly<Record<Name, { readonly label: string }>>;

/** The labels of fields; ids say nothing to a reader of the file, who has the names beside them. */
const labelsOf = <Name extends string>(fields: Labelled<Name>, names: readonly Name[]): CsvColumns =>
  Object.fromEntries(names.filter((name) => !/_ids?$/.test(name)).map((name) => [name, fields[name].label]));

/** Those of the console's export. */
const tickets = labelsOf(ticketFields, namesFor(ticketFields, 'export'));

const elevators: CsvColumns = {
  ...labelsOf(elevatorFields, namesFor(elevatorFields, 'read')),
  // As the template of an upload calls it, so that the file can be uploaded again (R872).
  customer_name: 'Customer user name',
  engineer_name: 'Engineer',
  ticket_count: 'Open tickets',
};

const people = (use: 'technicianRow' | 'customerRow'): CsvColumns => ({
  ...labelsOf(peopleFields, namesFor(peopleFields, use)),
  ...labelsOf(peopleFields, namesFor(peopleFields, 'rowDetail')),
  ticket_count: 'Tickets',
});

const maintenance: CsvColumns = {
  ...labelsOf(elevatorFields, namesFor(elevatorFields, 'maintenanceRow')),
  username: 'Engineer',
};

const contracts: CsvColumns = {
  ...labelsOf(amcContractFields, namesFor(amcContractFields, 'read')),
  customer_name: 'Customer user name',
};

const activity: CsvColumns = {
  at: 'Time',
  kind: 'Activity',
  done_by: 'Done by',
  about: 'About',
  object: 'Object',
  subject: 'Details',
  address: 'Address',
};

const owed: CsvColumns = {
  customer_name: 'Customer user name',
  customer_full_name: 'Customer',
  customer_phone: 'Phone',
  contracts: 'Contracts',
  rupees: 'Rupees',
  within_30: '0 to 30 days',
  within_60: '31 to 60 days',
  within_90: '61 to 90 days',
  over_90: 'Over 90 days',
  since: 'Since',
};

/** The headings of the lists that are served as CSV too, by the names of their calls. */
export const csvColumns: Readonly<Record<string, CsvColumns>> = Object.fromEntries(
  [
    ...[employeeTicketList, dealerTicketList, elevatorTicketList].map((list) => [list, tickets] as const),
    ...Object.values(maintenanceLists).map((list) => [list, maintenance] as const),
    [userElevators, elevators] as const,
    [employeeList, { ...people('technicianRow'), open_tickets: 'Open tickets' }] as const,
    [customerList, people('customerRow')] as const,
    [contractList, contracts] as const,
    [activityList, activity] as const,
    [receivables, owed] as const,
  ].map(([{ name }, columns]: readonly [Pick<Endpoint, 'name'>, CsvColumns]) => [name, columns]),
);
