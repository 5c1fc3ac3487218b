import { renderHook, waitFor } from '@testing-library/react';
import { employeeList } from '../contract/people/endpoints';
import { ticketCount } from '../contract/tickets/endpoints';
import { call } from '../client/call';
import { useList } from '../client/useList';
import { anEmployee, DEALER_ID, many, signedIn } from './factories';
import { fakeNetwork } from './fakeNetwork';

const network = fakeNetwork();
const input = { params: { dealer_id: DEALER_ID } };

it('answers a call of the contract and records it', async () => {
  signedIn();
  const counts = { open_count: 1, onhold_count: 2, closed_count: 3, accepted_count: 4, inprogress_count: 5 };
  network.answer(ticketCount, counts);
  await expect(call(ticketCount, input)).resolves.toEqual(counts);
  expect(network.calls(ticketCount)).toMatchObject([{ params: { dealer_id: '7' } }]);
  expect(network.calls(ticketCount)[0]?.headers.get('authorization')).toMatch(/^Bearer head\./);
});

it('refuses with the status and body that the test names', async () => {
  signedIn();
  network.fail(ticketCount, 404, { detail: 'Not found.' });
  await expect(call(ticketCount, input)).rejects.toMatchObject({
    failure: 'refused',
    status: 404,
    detail: 'Not found.',
  });
});

it.each(['pages', 'bare'] as const)('answers a list as %s', async (as) => {
  signedIn();
  network.answerList(employeeList, many(anEmployee, 20), { as });
  const list = renderHook(() =>
    useList(employeeList, { ...input, page: 2, pageSize: 15, matches: () => true }),
  );
  await waitFor(() => expect(list.result.current.data?.results).toHaveLength(5));
  expect(list.result.current.data).toMatchObject({ count: 20, total: 20 });
});
