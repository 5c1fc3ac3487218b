import { readTicket } from '../contract/tickets/endpoints';
import { ticketHistory } from '../contract/tickets/historyEndpoints';
import { elevatorFaults } from '../contract/elevators/timelineEndpoints';
import { urgentSummary } from '../contract/home/endpoints';
import { readLook } from '../contract/preferences/endpoints';
import { signedIn } from '../testing/factories';
import { FakeResponse } from '../testing/FakeResponse';
import { fakeNetwork } from '../testing/fakeNetwork';
import { asApiError } from './ApiError';
import { call } from './call';
import { endSession } from './session';

const network = fakeNetwork();
beforeEach(() => signedIn());

const failureOf = (calling: Promise<unknown>) =>
  calling.then(
    () => 'none',
    (error: unknown) => asApiError(error).failure,
  );

test.each([404, 405])(
  'a server that answers an optional call with %i is asked once per session',
  async (status) => {
    network.fail(urgentSummary, status);
    expect(await failureOf(call(urgentSummary, {}))).toBe('unsupported');
    expect(await failureOf(call(urgentSummary, {}))).toBe('unsupported');
    expect(network.calls(urgentSummary)).toHaveLength(1);
    endSession();
    signedIn();
    expect(await failureOf(call(urgentSummary, {}))).toBe('unsupported');
    expect(network.calls(urgentSummary)).toHaveLength(2);
  },
);

test('a fault and a missing ticket are no missing calls: they are asked again', async () => {
  network.fail(urgentSummary, 500);
  network.fail(readTicket, 404);
  for (const failure of ['failed', 'failed']) expect(await failureOf(call(urgentSummary, {}))).toBe(failure);
  const input = { params: { ticket_id: 9 } };
  for (const failure of ['refused', 'refused'])
    expect(await failureOf(call(readTicket, input))).toBe(failure);
  expect(network.calls(readTicket)).toHaveLength(2);
});

test('a 404 about one entity means that it is gone, unless the server is known to lack calls', async () => {
  network.fail(ticketHistory, 404);
  network.fail(readLook, 404);
  const input = { params: { ticket_id: 9 } };
  expect(await failureOf(call(ticketHistory, input))).toBe('refused');
  expect(await failureOf(call(readLook, {}))).toBe('unsupported');
  expect(await failureOf(call(ticketHistory, input))).toBe('unsupported');
  expect(await failureOf(call(ticketHistory, { params: { ticket_id: 10 } }))).toBe('unsupported');
  expect(network.calls(ticketHistory)).toHaveLength(2);
});

test('a 404 of a call that the server has answered before means that the entity is gone', async () => {
  network.fail(readLook, 404);
  network.answer(elevatorFaults, ({ params }) =>
    params['elevator_id'] === '1'
      ? { repeat_faults: 0, within_days: 90, tickets: [] }
      : new FakeResponse(404, { detail: 'Not found.' }),
  );
  const faultsOf = (elevator_id: number) => failureOf(call(elevatorFaults, { params: { elevator_id } }));
  expect(await failureOf(call(readLook, {}))).toBe('unsupported');
  expect(await faultsOf(1)).toBe('none');
  expect(await faultsOf(2)).toBe('refused');
  expect(await faultsOf(1)).toBe('none');
});
