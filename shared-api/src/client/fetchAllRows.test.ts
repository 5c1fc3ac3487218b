import { employeeTicketList } from '../contract/tickets/endpoints';
import { matchesTicketFilter, type TicketFilter } from '../contract/tickets/ticketFilter';
import type { TicketRow } from '../contract/tickets/ticket';
import { aTicketRow, DEALER_ID, many, signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { fetchAllRows } from './fetchAllRows';

const network = fakeNetwork();
const rows = many(aTicketRow, 61);
const matches = (row: TicketRow, query: TicketFilter) => matchesTicketFilter(row, query);

beforeEach(() => {
  signedIn();
});

function read(filter: Pick<TicketFilter, 'search'>, signal = new AbortController().signal) {
  const progress: [number, number][] = [];
  const list = {
    params: { dealer_id: DEALER_ID },
    filter,
    matches: (row: TicketRow) => matchesTicketFilter(row, filter),
  };
  const result = fetchAllRows(employeeTicketList, list, {
    keyOf: ({ ticket_id }) => ticket_id,
    pageSize: 20,
    signal,
    onProgress: (read, count) => progress.push([read, count]),
  });
  return { result, progress };
}

it.each([['doors'], [''], ['no such thing']])(
  'a search for "%s" returns every match in order, whether the server pages or returns everything',
  async (search) => {
    const wanted = rows.filter((row) => matchesTicketFilter(row, { search }));
    for (const as of ['pages', 'bare'] as const) {
      network.answerList(employeeTicketList, rows, { as, matches });
      await expect(read({ search }).result).resolves.toEqual(wanted);
    }
  },
);

it('rows that are added and deleted meanwhile are neither doubled nor missed where the server has cursors', async () => {
  let list = rows.slice(0, 60);
  network.answer(employeeTicketList, ({ query }) => {
    const after = list.findIndex(({ ticket_id }) => String(ticket_id) === query['cursor']) + 1;
    const results = list.slice(after, after + 20);
    const last = results.at(-1);
    const next = after + 20 < list.length && last ? String(last.ticket_id) : null;
    const answer = { count: list.length, total: list.length, results, next };
    // After each page one of its rows is deleted, and another one begins the list.
    const [first] = results;
    list = [...rows.slice(-1), ...list.filter((row) => row !== first)];
    return answer;
  });
  await expect(read({}).result).resolves.toEqual(rows.slice(0, 60));
});

it('a server that names the address of the next page is read by pages', async () => {
  network.answer(employeeTicketList, ({ query }) => {
    const start = (Number(query['page']) - 1) * 20;
    const next = start + 20 < rows.length ? 'https://api.example/tickets/?page=2' : null;
    return { count: 61, total: 61, results: rows.slice(start, start + 20), next };
  });
  await expect(read({}).result).resolves.toEqual(rows);
});

it('reports its progress', async () => {
  network.answerList(employeeTicketList, rows, { matches });
  const { result, progress } = read({});
  await result;
  expect(progress).toEqual([
    [20, 61],
    [40, 61],
    [60, 61],
    [61, 61],
  ]);
});

it('a list that changes meanwhile is read again', async () => {
  let calls = 0;
  network.answer(employeeTicketList, ({ query }) => {
    calls += 1;
    const page = Number(query['page']);
    // A row moved between the first two pages: the second one starts with a row of the first.
    const start = (page - 1) * 20 - (calls === 2 ? 1 : 0);
    return { count: 40, total: 40, results: rows.slice(start, start + 20) };
  });
  await expect(read({}).result).resolves.toEqual(rows.slice(0, 40));
});

it('a list that keeps changing is a failure, not a file with gaps', async () => {
  network.answer(employeeTicketList, () => ({ count: 40, total: 40, results: rows.slice(0, 20) }));
  await expect(read({}).result).rejects.toMatchObject({ failure: 'failed' });
});

it('can be cancelled', async () => {
  network.answer(employeeTicketList, () => new Promise<never>(() => {}));
  const control = new AbortController();
  const { result } = read({}, control.signal);
  control.abort();
  await expect(result).rejects.toMatchObject({ failure: 'cancelled' });
});
