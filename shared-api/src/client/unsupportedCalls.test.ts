import { acceptInvitation } from '../contract/account/invitationEndpoints';
import { refreshToken } from '../contract/account/endpoints';
import { previewCsv } from '../contract/elevators/importEndpoints';
import { elevatorFaults } from '../contract/elevators/timelineEndpoints';
import { endpoint, type Endpoint } from '../contract/endpoint';
import { emptyBody } from '../contract/fields';
import { urgentSummary } from '../contract/home/endpoints';
import { deactivatePerson } from '../contract/people/endpoints';
import { readAppearance } from '../contract/preferences/endpoints';
import { readTicket } from '../contract/tickets/endpoints';
import { ticketHistory } from '../contract/tickets/historyEndpoints';
import { DEALER_ID, signedIn } from '../testing/factories';
import { FakeResponse } from '../testing/FakeResponse';
import { fakeNetwork } from '../testing/fakeNetwork';
import { asApiError } from './ApiError';
import { call } from './call';
import { isUnsupported } from './unsupportedCalls';
import { endSession } from './session';
import { upload } from './upload';

const network = fakeNetwork();
beforeEach(() => signedIn());

const openApi = endpoint({
  name: 'openApi',
  domain: 'account',
  method: 'GET',
  path: '/api/schema/',
  reply: emptyBody(),
});

/** Gives the server an OpenAPI document of these calls. */
function document(endpoints: readonly Endpoint[], base = ''): void {
  const paths = Object.fromEntries(
    endpoints.map(({ method, path }) => [
      path.slice(base.length).replace(/:\w+/g, '{pk}'),
      { [method.toLowerCase()]: {} },
    ]),
  );
  network.fail(openApi, 200, { openapi: '3.1.0', servers: [{ url: `http://lifts.example${base}/` }], paths });
}

const failureOf = (calling: Promise<unknown>) =>
  calling.then(
    () => 'none',
    (error: unknown) => asApiError(error).failure,
  );
const historyOf = (ticket_id: number) => failureOf(call(ticketHistory, { params: { ticket_id } }));
const deactivate = (user_id: number) =>
  failureOf(call(deactivatePerson, { params: { dealer_id: DEALER_ID }, body: { user_id } }));

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

test.each(['', '/api'])(
  'the OpenAPI document of a server decides, is read once, and spares the other calls (base "%s")',
  async (base) => {
    document([refreshToken, deactivatePerson, ticketHistory], base);
    network.lacks(urgentSummary);
    network.fail(ticketHistory, 404);
    expect(isUnsupported(readAppearance)).toBe(false);
    expect(await failureOf(call(urgentSummary, {}))).toBe('unsupported');
    expect([readAppearance, elevatorFaults, ticketHistory, readTicket].map(isUnsupported)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await failureOf(call(readAppearance, {}))).toBe('unsupported');
    for (const failure of ['refused', 'refused']) expect(await historyOf(9)).toBe(failure);
    expect(network.calls(ticketHistory)).toHaveLength(2);
    expect(network.calls(openApi)).toHaveLength(1);
  },
);

test('a deleted person and a used invitation do not switch off their calls on a server with a document', async () => {
  document([refreshToken, deactivatePerson, acceptInvitation]);
  network.fail(deactivatePerson, 404, { detail: 'Not found.' });
  network.fail(acceptInvitation, 404, { detail: 'Not found.' });
  const body = { key: 'used', new_password1: 'lift-shaft-9', new_password2: 'lift-shaft-9' };
  for (const failure of ['refused', 'refused']) {
    expect(await deactivate(9)).toBe(failure);
    expect(await failureOf(call(acceptInvitation, { body }))).toBe(failure);
  }
  network.answer(deactivatePerson, { detail: 'done', handed_over: 0 });
  expect(await deactivate(10)).toBe('none');
});

test('without a document, the 404 of a call about an entity counts only where the server lacks the path', async () => {
  network.fail(deactivatePerson, 404);
  network.lacks(ticketHistory);
  for (const failure of ['refused', 'refused']) expect(await deactivate(9)).toBe(failure);
  expect(await historyOf(9)).toBe('unsupported');
  expect(await historyOf(10)).toBe('unsupported');
  expect(network.calls(ticketHistory)).toHaveLength(1);
});

test('a 404 of a call that the server has answered before means that the entity is gone', async () => {
  network.answer(elevatorFaults, ({ params }) =>
    params['elevator_id'] === '1'
      ? { repeat_faults: 0, within_days: 90, tickets: [] }
      : new FakeResponse(404, { detail: 'Not found.' }),
  );
  const faultsOf = (elevator_id: number) => failureOf(call(elevatorFaults, { params: { elevator_id } }));
  expect(await faultsOf(1)).toBe('none');
  expect(await faultsOf(2)).toBe('refused');
  expect(await faultsOf(1)).toBe('none');
});

test('a document of another API is none; without an answer nothing is decided', async () => {
  network.lacks(readAppearance, urgentSummary);
  network.fail(openApi, 500);
  for (const failure of ['refused', 'refused'])
    expect(await failureOf(call(readAppearance, {}))).toBe(failure);
  document([readAppearance]);
  expect(await failureOf(call(readAppearance, {}))).toBe('unsupported');
  expect(await failureOf(call(urgentSummary, {}))).toBe('unsupported');
  expect(network.calls(openApi)).toHaveLength(3);
});

test('an optional upload is remembered, too', async () => {
  network.lacks(previewCsv);
  const file = new File(['a,b\n'], 'elevators.csv', { type: 'text/csv' });
  for (const failure of ['unsupported', 'unsupported'])
    expect(await failureOf(upload(previewCsv, file))).toBe(failure);
  expect(network.calls(previewCsv)).toHaveLength(1);
});
