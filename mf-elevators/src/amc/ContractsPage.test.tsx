import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { AMC_SHOWN, isShown } from '@smart-elevator/shared-api/contract/amc/amcContractShown';
import type { AmcSums } from '@smart-elevator/shared-api/contract/amc/amcSums';
import {
  contractList,
  deleteContract,
  readContract,
} from '@smart-elevator/shared-api/contract/amc/endpoints';
import { setLinks } from '@smart-elevator/shared-api/client/links';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork, type ListOptions } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { openContracts } from '../testing/openContracts';

const network = fakeNetwork();
const open = (address = '/amc_contracts', sums?: AmcSums | 'not offered') =>
  openContracts(network, address, sums);
const table = () => screen.findByRole('table', { name: 'AMC Contracts' });

test('a contract shows customer, elevators, kind, value in rupees, visits, days, payment and state', async () => {
  network.answerList(contractList, [
    aContract({
      customer_id: 502,
      customer_name: 'ocean.society',
      elevator_names: ['A1', 'A2', 'A3', 'A4', 'A5'],
      elevator_ids: [1, 2, 3, 4, 5],
      value_rupees: 1_234_567,
      visits_a_year: 12,
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      days_left: 12,
      paid: true,
    }),
  ]);
  open();
  const [, row] = within(await table()).getAllByRole('row');
  for (const text of [
    'ocean.society',
    'A1, A2, A3 and 2 more',
    'Comprehensive',
    '₹12,34,567',
    '01/01/2026',
    '12/31/2026',
    'ends in 12 days',
    'Paid',
    'Active',
  ])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'ocean.society' })).toHaveAttribute(
    'href',
    '/customer?userId=502&customerName=ocean.society',
  );
});

test('a deleted customer of a contract is named without a link to a page', async () => {
  setLinks([{ name: 'mf-people', links: { customer: '/customer' } }]);
  network.answerList(contractList, [
    aContract({ customer_name: 'harbor', customer_deleted: true }, 1),
    aContract({ customer_name: 'mill', customer_deleted: false }, 2),
  ]);
  open();
  const rows = within(await table());
  expect(rows.getByText('harbor')).toBeVisible();
  expect(rows.queryByRole('link', { name: 'harbor' })).not.toBeInTheDocument();
  expect(rows.getByRole('link', { name: 'mill' })).toBeVisible();
});

test('the server searches, filters and orders the list, and the address has the parameters', async () => {
  network.answerList(
    contractList,
    many((changes, n) => aContract(changes, n), 30),
  );
  const { user, address } = open(
    '/amc_contracts?state=Lapsed&elevator=7&elevatorName=A7&sort=-value_rupees&page=2',
  );
  await table();
  expect(network.calls(contractList).at(-1)?.query).toMatchObject({
    state: 'Lapsed',
    elevator: '7',
    ordering: '-value_rupees',
    page: '2',
    page_size: '25',
  });
  await user.click(screen.getByRole('button', { name: 'Elevator: A7' }));
  await waitFor(() => expect(address()).toBe('/amc_contracts?state=Lapsed&sort=-value_rupees'));
});

/** The server's own filter. */
const OF_PART: ListOptions<AmcContract> = {
  matches: (row, { show }) => AMC_SHOWN.every((part) => part !== show || isShown(row, part)),
};

test('the parts that need the dealer have their counts and sums, and addresses of their own (R615)', async () => {
  const unpaid = {
    contracts: 12,
    rupees: 345_000,
    within_30: 0,
    within_60: 0,
    within_90: 0,
    over_90: 345_000,
  };
  network.answerList(
    contractList,
    [
      aContract({ customer_name: 'owes', paid: false, start_date: '2026-01-01' }, 1),
      aContract({ customer_name: 'ends', paid: true, days_left: 30 }, 2),
    ],
    OF_PART,
  );
  const sums = { unpaid, ending: { contracts: 1, rupees: 20_000 } };
  const { user, address } = open('/amc_contracts', sums);
  await user.click(await screen.findByRole('link', { name: 'Not paid (12, ₹3,45,000)' }));
  expect(address()).toBe('/amc_contracts?show=unpaid');
  expect(await screen.findByText('owes')).toBeVisible();
  expect(network.calls(contractList).at(-1)?.query).toMatchObject({ show: 'unpaid', ordering: 'start_date' });
  await waitFor(() => expect(screen.queryByText('ends')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Ends in 30 days (1, ₹20,000)' }));
  expect(address()).toBe('/amc_contracts?show=ending');
  expect(await screen.findByText('ends')).toBeVisible();
  expect(network.calls(contractList).at(-1)?.query).toMatchObject({ show: 'ending', ordering: 'end_date' });
});

test('an empty part names itself; a back end without sums shows no tabs (R254)', async () => {
  network.answerList(contractList, [aContract({ paid: true })], OF_PART);
  open('/amc_contracts?show=unpaid', 'not offered');
  await screen.findByText('Nothing matches these filters: Not paid');
  expect(screen.queryByRole('link', { name: /^Ends in/ })).not.toBeInTheDocument();
});

test('an address with an id alone is named in words (R261)', async () => {
  network.answerList(contractList, [aContract()], { matches: () => false });
  open('/amc_contracts?elevator=7&customer=8');
  await screen.findByText(
    'Nothing matches these filters: Elevator: the chosen elevator, Customer: the chosen customer',
  );
  expect(screen.getByRole('button', { name: 'Elevator: the chosen elevator' })).toBeVisible();
});

test('an invalid state or elevator in the address is not sent', async () => {
  network.answerList(contractList, [aContract()]);
  open('/amc_contracts?state=Broken&elevator=all&sort=nothing');
  await table();
  const query = network.calls(contractList).at(-1)?.query ?? {};
  expect(query).not.toHaveProperty('state');
  expect(query).not.toHaveProperty('elevator');
  expect(query['ordering']).toBe('-end_date');
});

test('a contract that was renewed is not renewed again', async () => {
  network.answerList(contractList, [
    aContract({ customer_name: 'one' }, 1),
    aContract({ customer_name: 'two', renewed_by: 9, state: 'Renewed' }, 2),
  ]);
  open();
  await table();
  expect(screen.getByRole('link', { name: 'Renew the contract of one' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Renew the contract of two' })).not.toBeInTheDocument();
});

test('deleting asks for confirmation, names the contract, and shows a message', async () => {
  network.answerList(contractList, [
    aContract({ customer_name: 'ocean.society', start_date: '2026-01-01', end_date: '2026-12-31' }),
  ]);
  network.answer(deleteContract, {});
  network.answerList(
    visitList,
    (['Planned', 'Planned', 'OnHold', 'AtWork'] as const).map((state) => aVisit({ state })),
    { matches: (row, query) => row.state === query['state'] },
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete the contract of ocean.society' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('Are you sure you want to delete this contract?');
  // R1338
  expect(await within(dialog).findByText('3 visits are cancelled.')).toBeVisible();
  expect(dialog).toHaveTextContent('ocean.society, 01/01/2026 – 12/31/2026');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Contract deleted successfully')).toBeVisible();
  expect(network.calls(deleteContract)).toHaveLength(1);
});

test('a dealer without contracts sees how to add them', async () => {
  network.answerList(contractList, []);
  open();
  expect(await screen.findByText('No contracts yet')).toBeVisible();
});

test('contracts that cannot be loaded show a message and can be retried', async () => {
  network.fail(contractList, 500, { detail: 'A server error occurred.' });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The contracts could not be loaded');
  network.answerList(contractList, [aContract()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await table();
});

test('a contract that ended with its last elevator shows the reason, and cannot be renewed', async () => {
  const ended: Partial<AmcContract> = { state: 'Ended', elevator_ids: [], elevator_names: [] };
  network.answerList(contractList, [
    aContract({
      ...ended,
      customer_name: 'harbor',
      ended_on: '2026-05-04',
      last_elevator: 'North 1',
      end_date: '2026-12-31',
    }),
  ]);
  open();
  const [, row = document.body] = within(await table()).getAllByRole('row');
  expect(row).toHaveTextContent('Ended on 05/04/2026: its last elevator, North 1, was deleted.');
  expect(within(row).getByText('Ended')).toBeVisible();
  expect(row).not.toHaveTextContent('12/31/2026');
  expect(screen.queryByRole('link', { name: 'Renew the contract of harbor' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit the contract of harbor' })).toBeVisible();
});

test('the form of an ended contract shows why it ended, and how to continue it', async () => {
  const ended: Partial<AmcContract> = { elevator_ids: [], elevator_names: [], state: 'Ended' };
  network.answer(readContract, aContract({ ...ended, ended_on: '2026-05-04', last_elevator: 'North 1' }));
  open('/edit_contract?contractId=1');
  expect(
    await screen.findByText('Ended on 05/04/2026: its last elevator, North 1, was deleted.'),
  ).toBeVisible();
  expect(screen.getByText('The contract continues when you add elevators.')).toBeVisible();
});
