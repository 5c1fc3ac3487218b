import type { AddressFilter } from '../contract/filterQuery';
import type { TICKET_FILTERS } from '../contract/tickets/ticketFilter';
import { withQuery, type AddressValues } from '../contract/withQuery';

type Id = number | string;
type NoValues = Record<never, never>;

/** The values of the link to the list of tickets: its filters. */
export type TicketListQuery = AddressValues & Partial<AddressFilter<typeof TICKET_FILTERS>>;

/**
 * The values of the links that remotes declare in `links` of their `remote.json`, by the remote's name without 'mf-' and
 * the link's. For types only: another remote adds its own with `declare module`.
 */
export interface Links {
  'tickets.list': TicketListQuery;
  'tickets.create': NoValues;
  'tickets.newCall': NoValues;
  /** With the text of an item of a visit's checklist, as 'visit-elevator-item' (R1257). */
  'tickets.createForElevator': { elevatorName: string; summary?: string; visitItem?: string };
  'tickets.page': { ticketKey: string };
  'tickets.edit': { ticketKey: string };
  'tickets.ofElevator': { elevator: string };
  'tickets.ofTechnician': { technicianId: Id; technicianName: string };
  'tickets.ofCustomer': { customerName: string };
  'elevators.list': { view?: 'table'; building?: string };
  'elevators.add': NoValues;
  'elevators.addContract': NoValues;
  'elevators.page': { elevatorId: Id };
  'elevators.dashboard': { elevatorName: string };
  'elevators.notRenewed': NoValues;
  'elevators.renewals': { stage: string };
  'elevators.calendar': { view?: 'week'; visits?: 'today' };
  'people.technicians': NoValues;
  'people.technician': { userId: Id };
  'people.technicianDay': { userId: Id; day?: string };
  'people.addTechnician': NoValues;
  'people.inviteTechnician': NoValues;
  'people.customers': NoValues;
  'people.addCustomer': NoValues;
  'settings.page': { edit: 'company' };
  'settings.workingDays': NoValues;
  'visits.list': {
    planned?: string;
    state?: string;
    unassigned?: string;
    elevator?: Id;
    elevatorName?: string;
    contract?: Id;
    contractName?: string;
    customer?: Id;
    customerName?: string;
    technician?: Id;
    technicianName?: string;
    building?: string;
  };
  'visits.page': { visitId: Id };
  'visits.add': { elevatorId?: Id };
  'visits.spread': { userId: Id; from?: string; to?: string };
  'visits.board': { week?: string; technician?: Id };
  'people.customer': { userId: Id; customerName?: string | null | undefined };
  'technician.lift': { elevatorId: Id };
  'technician.visit': { visitId: Id };
}

/** A remote of the registry, or a `remote.json`. */
interface Linked {
  name: string;
  enabled?: boolean;
  links?: Readonly<Record<string, string>> | undefined;
}

let addresses: ReadonlyMap<string, string> = new Map();

/** Sets the links of these remotes; those of a remote that is switched off are not drawn. */
export function setLinks(remotes: readonly Linked[]): void {
  addresses = new Map(
    remotes.flatMap(({ name, enabled = true, links = {} }) =>
      enabled
        ? Object.entries(links).map(([link, path]): [string, string] => [
            `${name.replace(/^mf-/, '')}.${link}`,
            path,
          ])
        : [],
    ),
  );
}

/** The declared address of a link by its name, such as 'tickets.edit'; undefined if its remote is not deployed. */
export const addressOf = (name: string): string | undefined => addresses.get(name);

/**
 * The address of a page of another remote: `linkTo('tickets.edit', { ticketKey })`. Values that are not in the declared
 * address become its query. Undefined if that remote is not deployed: the link is then not drawn.
 */
export function linkTo<Name extends keyof Links>(
  name: Name,
  ...[values]: NoValues extends Links[Name] ? [values?: Links[Name]] : [values: Links[Name]]
): string | undefined {
  const address = addressOf(name);
  if (address === undefined) return undefined;
  const given: AddressValues = { ...values };
  const inPath = new Set<string>();
  const path = address.replace(/:(\w+)/g, (_, key: string) => {
    inPath.add(key);
    return encodeURIComponent(String(given[key] ?? ''));
  });
  return withQuery(path, Object.fromEntries(Object.entries(given).filter(([key]) => !inPath.has(key))));
}
