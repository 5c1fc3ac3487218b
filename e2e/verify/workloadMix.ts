import type { Member } from './AccountFixture';
import { uploadedFile } from './uploadedFile';

/** The requests of a browser. */
export interface Call {
  kind: 'list' | 'detail' | 'write' | 'heavy';
  /** For the table of figures. */
  name: string;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
  /** A CSV file, sent as multipart. */
  file?: string;
  /** The status of success. */
  expects: number;
}

/** What a dealer of the load has to ask about. */
export interface Tenant {
  dealer: Member;
  tickets: readonly number[];
  elevators: readonly number[];
  reports: readonly number[];
}

type Chance = () => number;
type Maker = (tenant: Tenant, chance: Chance, number: number) => Omit<Call, 'kind' | 'name'>;

const pick = <T>(from: readonly T[], chance: Chance): T => {
  const found = from[Math.floor(chance() * from.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};
const get = (path: string) => ({ method: 'GET', path, expects: 200 }) as const;
const post = (path: string, body: object, expects: number) =>
  ({ method: 'POST', path, body, expects }) as const;

const lists: Record<string, Maker> = {
  'all tickets': ({ dealer }, chance) =>
    get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?page=${1 + Math.floor(chance() * 5)}`),
  'tickets by status': ({ dealer }, chance) =>
    get(
      `/api/tickets/all-ticket-list-dealer/${dealer.id}/?page=1&status=${pick(['Open', 'OnHold', 'Closed'], chance)}`,
    ),
  'tickets, searched': ({ dealer }, chance) =>
    get(
      `/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1&search=${pick(['door', 'high', 'open', '12'], chance)}`,
    ),
  'what needs the dealer today': () => get('/api/home/urgent/'),
  'counts of tickets': ({ dealer }) => get(`/api/tickets/all-ticket-list-emp-count/${dealer.id}/`),
  elevators: ({ dealer }) => get(`/api/users/${dealer.id}/elevators/?page=1`),
  technicians: ({ dealer }) => get(`/api/account/${dealer.id}/employee_list/?page=1`),
  customers: ({ dealer }) => get(`/api/users/${dealer.id}/user_customer_list/?page=1`),
};
const details: Record<string, Maker> = {
  'a ticket': ({ tickets }, chance) => get(`/api/tickets/ticket-details/${pick(tickets, chance)}/`),
  'history of a ticket': ({ tickets }, chance) =>
    get(`/api/tickets/${pick(tickets, chance)}/history/?page=1`),
  'an elevator': ({ elevators }, chance) => get(`/api/elevators/${pick(elevators, chance)}/`),
};
const writes: Record<string, Maker> = {
  'a new ticket': ({ dealer, elevators }, chance, number) =>
    post(
      '/api/tickets/create/',
      {
        elevator_id: pick(elevators, chance),
        summary: `Doors reopen, ${number}`,
        description: 'Seen at the third floor.',
        label: 'Doors',
        reporter: dealer.id,
        start_date: '2026-01-01',
        target_date: '2030-12-31',
      },
      201,
    ),
  'a changed ticket': ({ tickets }, chance, number) =>
    post(`/api/tickets/ticket-update/${pick(tickets, chance)}/`, { summary: `Changed, ${number}` }, 200),
  'a comment': ({ tickets }, chance, number) =>
    post(`/api/tickets/${pick(tickets, chance)}/comments/`, { text: `Seen, ${number}` }, 201),
};
const heavy: Record<string, Maker> = {
  'an import': ({ dealer }, _, number) => ({
    method: 'POST',
    path: '/api/elevators/upload_csv/',
    file: importOf(dealer.username, number),
    expects: 201,
  }),
  'a report as PDF': ({ reports }, chance) => get(`/api/cust-reports/${pick(reports, chance)}/read/`),
};

/** A real day: of a hundred calls sixty read lists, twenty details, fifteen write, five are imports and PDFs. */
const DAY = [
  { upTo: 0.6, kind: 'list', calls: lists },
  { upTo: 0.8, kind: 'detail', calls: details },
  { upTo: 0.95, kind: 'write', calls: writes },
  { upTo: 1, kind: 'heavy', calls: heavy },
] as const;

/** The next call of a browser; the same chance gives the same calls. `number` is another one for each call. */
export function nextCall(tenant: Tenant, chance: Chance, number: number): Call {
  const at = chance();
  const part = DAY.find(({ upTo }) => at < upTo) ?? DAY[3];
  const [name, make] = pick(Object.entries(part.calls), chance);
  return { kind: part.kind, name, ...make(tenant, chance, number) };
}

/** A small file for /customers: twenty elevators that were not there before, of one customer. */
const importOf = (username: string, number: number): string =>
  uploadedFile(
    `${username}.c${number % 10}`,
    Array.from({ length: 20 }, (_, row) => `I${number}-${row}`),
  );
