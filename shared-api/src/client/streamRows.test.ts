import { employeeTicketList } from '../contract/tickets/endpoints';
import type { TicketRow } from '../contract/tickets/ticket';
import { aTicketRow, DEALER_ID, signedIn } from '../testing/factories';
import { FakeResponse } from '../testing/FakeResponse';
import { fakeNetwork } from '../testing/fakeNetwork';
import { streamRows } from './streamRows';

const network = fakeNetwork();
beforeEach(() => signedIn());

const lines = (...rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const ndjson = (text: string) => () =>
  new FakeResponse(200, text, { 'content-type': 'application/x-ndjson; charset=utf-8' });

async function read(signal = new AbortController().signal) {
  const rows: TicketRow[] = [];
  const isStreamed = await streamRows(
    employeeTicketList,
    { params: { dealer_id: DEALER_ID }, filter: { status: 'Open' } },
    { signal, onRows: (some) => rows.push(...some) },
  );
  return { isStreamed, rows };
}

test('every row is passed on, with the declared fields only, in one request without pages', async () => {
  const rows = [aTicketRow({}, 1), aTicketRow({ label: 'Öl ☂' }, 2)];
  network.answer(employeeTicketList, ndjson(lines({ ...rows[0], secret: 1 }, rows[1] ?? {})));
  expect(await read()).toEqual({ isStreamed: true, rows });
  const [call, ...others] = network.calls(employeeTicketList);
  expect(others).toEqual([]);
  expect(call?.query).toEqual({ status: 'Open' });
  expect(call?.headers.get('accept')).toBe('application/x-ndjson');
});

test('a server without this form passes nothing on', async () => {
  network.answerList(employeeTicketList, [aTicketRow()]);
  expect(await read()).toEqual({ isStreamed: false, rows: [] });
});

test.each([
  ['an answer that ends within a row', ndjson(`${lines(aTicketRow())}{"ticket_`), 'offline'],
  ['a refusal', () => new FakeResponse(403, { detail: 'No.' }), 'refused'],
  ['a fault', () => new FakeResponse(500, { detail: 'No.' }), 'failed'],
])('%s is an error', async (_, answer, failure) => {
  network.answer(employeeTicketList, answer);
  await expect(read()).rejects.toMatchObject({ failure });
});

test('an export that is cancelled ends', async () => {
  network.answer(employeeTicketList, () => new Promise<never>(() => undefined));
  const stop = new AbortController();
  const reading = read(stop.signal);
  stop.abort();
  await expect(reading).rejects.toMatchObject({ failure: 'cancelled' });
});
