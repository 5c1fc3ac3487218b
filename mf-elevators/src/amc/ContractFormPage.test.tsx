import {
  addContract,
  readContract,
  renewContract,
  updateContract,
} from '@smart-elevator/shared-api/contract/amc/endpoints';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, field } from '../testing/elevatorForm';
import { elevatorOption, openContractForm, fillInContract } from '../testing/openContracts';

const network = fakeNetwork();
const open = (address: string) => openContractForm(network, address);

test('a contract of many elevators is stored once, however often the button is pressed', async () => {
  const { user, address } = open('/add_contract');
  await fillInContract();
  await user.click(screen.getByLabelText('Paid'));
  await user.dblClick(screen.getByRole('button', { name: 'Add Contract' }));
  expect(await screen.findByText('Contract added successfully')).toBeVisible();
  expect(address()).toBe('/amc_contracts');
  expect(network.calls(addContract).map(({ body }) => body)).toEqual([
    {
      customer_id: 502,
      elevator_ids: [2, 3],
      kind: 'Comprehensive',
      value_rupees: 120000,
      visits_a_year: 12,
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      paid: true,
    },
  ]);
});

test('an empty form shows the missing fields, and sends nothing', async () => {
  const { user } = open('/add_contract');
  await user.click(await screen.findByRole('button', { name: 'Add Contract' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
  for (const label of ['Customer name', 'Elevators', 'Value in rupees', 'Start date', 'End date'])
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  expect(network.calls(addContract)).toHaveLength(0);
});

test('editing sends the changed values', async () => {
  network.answer(
    readContract,
    aContract({ contract_id: 7, elevator_ids: [1, 4], elevator_names: ['a', 'b'] }),
  );
  network.answer(updateContract, aContract());
  const { user } = open('/edit_contract?contractId=7');
  await screen.findByLabelText(/^Customer name/);
  await choose('Kind', 'Non-comprehensive');
  await user.click(screen.getByRole('button', { name: 'Update Contract' }));
  expect(await screen.findByText('Contract updated successfully')).toBeVisible();
  expect(network.calls(updateContract)).toMatchObject([{ params: { contract_id: '7' } }]);
  // The other fields keep what somebody else may have saved meanwhile.
  expect(network.calls(updateContract)[0]?.body).toEqual({ kind: 'Non-comprehensive' });
});

test('changed elevators are sent with the former ones: elevators that somebody else added meanwhile stay', async () => {
  network.answer(
    readContract,
    aContract({ contract_id: 7, elevator_ids: [1, 4], elevator_names: ['a', 'b'] }),
  );
  network.answer(updateContract, aContract());
  const { user } = open('/edit_contract?contractId=7');
  await screen.findByLabelText(/^Customer name/);
  await choose('Elevators', elevatorOption(2));
  await user.click(screen.getByRole('button', { name: 'Update Contract' }));
  expect(await screen.findByText('Contract updated successfully')).toBeVisible();
  expect(network.calls(updateContract)[0]?.body).toEqual({
    elevator_ids: [1, 4, 2],
    former_elevator_ids: [1, 4],
  });
});

test('a customer who was deleted is shown by the name that the contract keeps', async () => {
  const gone = { customer_id: 114, customer_name: 'park.place', customer_full_name: 'Park Place' };
  network.answer(readContract, aContract({ contract_id: 7, ...gone }));
  open('/edit_contract?contractId=7');
  await screen.findByLabelText(/^Customer name/);
  expect(await screen.findByTitle('Park Place (park.place)')).toBeVisible();
});

test.each([
  ['a year', '2026-01-01', '2026-12-31', '01/01/2027', '12/31/2027'],
  ['a year over a leap day', '2027-03-01', '2028-02-29', '03/01/2028', '02/28/2029'],
  ['half a year', '2026-01-01', '2026-06-30', '07/01/2026', '12/31/2026'],
  ['45 days', '2026-01-01', '2026-02-14', '02/15/2026', '03/31/2026'],
])(
  'a renewal of %s proposes the same terms for as long again',
  async (_what, start_date, end_date, from, to) => {
    network.answer(
      readContract,
      aContract({ contract_id: 7, start_date, end_date, value_rupees: 5000, paid: true }),
    );
    network.answer(renewContract, aContract());
    const { user } = open('/renew_contract?contractId=7');
    await screen.findByLabelText(/^Customer name/);
    expect(field('Start date')).toHaveValue(from);
    expect(field('End date')).toHaveValue(to);
    expect(field('Value in rupees')).toHaveValue('5000');
    expect(screen.getByLabelText('Paid')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Renew Contract' }));
    expect(await screen.findByText('Contract renewed successfully')).toBeVisible();
    expect(network.calls(renewContract)).toHaveLength(1);
  },
);

test('a missing contract shows a message with a link to the list', async () => {
  network.fail(readContract, 404, { detail: 'Not found.' });
  open('/edit_contract?contractId=7');
  expect(await screen.findByText('This contract does not exist or was deleted.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to AMC Contracts' })).toBeVisible();
});

test.each(['/edit_contract', '/renew_contract?contractId=x'])(
  '%s asks to choose a contract',
  async (address) => {
    open(address);
    expect(await screen.findByText('No contract selected')).toBeVisible();
  },
);

test('before a changed contract is saved it says what it promises then (R1338)', async () => {
  const today = localDay();
  const contract = aContract({
    ...{ contract_id: 7, elevator_ids: [1, 2], visits_a_year: 12 },
    ...{ start_date: today, end_date: addDays(today, 364) },
  });
  network.answer(readContract, contract);
  const { user } = open('/edit_contract?contractId=7');
  const visits = await screen.findByLabelText(/^Visits a year/);
  expect(screen.queryByText('The visits change')).toBeNull();
  await user.clear(visits);
  expect(screen.queryByText('The visits change')).toBeNull();
  await user.type(visits, '4');
  expect(
    await screen.findByText('From today on the contract promises 8 visits instead of 24.'),
  ).toBeVisible();
  expect(
    screen.getByText(/^Planned visits that no longer fit are planned again.+ moved within the contract/),
  ).toBeVisible();
  await user.clear(visits);
  await user.type(visits, '12');
  await waitFor(() => expect(screen.queryByText('The visits change')).toBeNull());
});

test('the page of a contract says what became of its visits (R1201)', async () => {
  const visits = { visits_promised: 12, visits_done: 7, visits_missed: 1, visits_planned: 2 };
  network.answer(readContract, aContract({ contract_id: 7, ...visits }));
  open('/edit_contract?contractId=7');
  const section = await screen.findByRole('region', { name: 'Visits' });
  const counts = within(section).getByRole('link', {
    name: '12 visits promised: 7 done, 1 missed, 2 planned.',
  });
  // R1332
  const list = new URL(counts.getAttribute('href') ?? '', 'https://console.example');
  expect([list.pathname, list.searchParams.get('contract')]).toEqual(['/visits', '7']);
  expect(list.searchParams.get('contractName')).toMatch(/, \d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/);
});

test('a contract of which no visit is stored yet has no link to visits (R1332)', async () => {
  network.answer(readContract, aContract({ contract_id: 7, visits_promised: 12 }));
  open('/edit_contract?contractId=7');
  const section = await screen.findByRole('region', { name: 'Visits' });
  expect(section).toHaveTextContent('12 visits promised: 0 done, 0 missed, 0 planned.');
  expect(within(section).queryByRole('link')).not.toBeInTheDocument();
});

test('a contract that promises nothing any more says what became of its visits (R1201)', async () => {
  network.answer(readContract, aContract({ contract_id: 7, visits_promised: 0, visits_done: 1 }));
  open('/edit_contract?contractId=7');
  const section = await screen.findByRole('region', { name: 'Visits' });
  expect(section).toHaveTextContent('0 visits promised: 1 done, 0 missed, 0 planned.');
});

test('a contract without visits, and one of a server that does not count them, say nothing of them (R1201)', async () => {
  network.answer(readContract, aContract({ contract_id: 7 }));
  open('/edit_contract?contractId=7');
  await screen.findByLabelText(/^Customer name/);
  expect(screen.queryByRole('region', { name: 'Visits' })).toBeNull();
});
