import {
  contractList,
  contractPipeline,
  readContract,
  renewContract,
} from '@smart-elevator/shared-api/contract/amc/endpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, within } from '@testing-library/react';
import { openContracts } from '../testing/openContracts';

const network = fakeNetwork();
const counts = { within_7: 1, within_15: 2, within_30: 3, within_60: 4, lapsed: 5 };

test('the stages are shown with their counts, lapsed ones first, and each links to its list', async () => {
  network.answer(contractPipeline, counts);
  network.answerList(contractList, [aContract({ state: 'Lapsed', days_left: -3 })]);
  openContracts(network, '/amc_renewals');
  const stages = within(await screen.findByRole('table', { name: 'Contracts by stage' }));
  expect(stages.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '5, Lapsed',
    '1, Within 7 days',
    '2, 8 to 15 days',
    '3, 16 to 30 days',
    '4, 31 to 60 days',
  ]);
  expect(await screen.findByText(/ended 3 days ago/)).toBeVisible();
  expect(network.calls(contractList)[0]?.query).toMatchObject({ state: 'Lapsed', ordering: 'end_date' });
});

test('a stage lists its contracts, soonest first, with links to renew them', async () => {
  network.answer(contractPipeline, counts);
  network.answerList(contractList, [aContract({ contract_id: 7, days_left: 12 })]);
  network.answer(readContract, aContract({ contract_id: 7 }));
  const { user, address } = openContracts(network, '/amc_renewals?stage=15');
  expect(await screen.findByRole('heading', { level: 2, name: '8 to 15 days' })).toBeVisible();
  expect(network.calls(contractList)[0]?.query).toMatchObject({ ending_within: '15', ordering: 'end_date' });
  await user.click(await screen.findByRole('link', { name: 'Renew' }));
  expect(address()).toBe('/renew_contract?contractId=7');
});

test.each([
  ['/amc_renewals?stage=15', 'Renew'],
  ['/amc_contracts?search=ocean&sort=customer_name', 'Renew the contract of ocean.society'],
])('after renewing, the former list is shown again: %s', async (list, link) => {
  const contract = aContract({ contract_id: 7, customer_name: 'ocean.society', days_left: 12 });
  network.answer(contractPipeline, counts);
  network.answerList(contractList, [contract]);
  network.answer(readContract, contract);
  network.answer(renewContract, aContract());
  const { user, address } = openContracts(network, list);
  await user.click(await screen.findByRole('link', { name: link }));
  await user.click(await screen.findByRole('button', { name: 'Renew Contract' }));
  expect(await screen.findByText('Contract renewed successfully')).toBeVisible();
  expect(address()).toBe(list);
});

test('a stage without contracts shows a message', async () => {
  network.answer(contractPipeline, { ...counts, within_7: 0 });
  // There are contracts; none of them is in the stage.
  network.answerList(contractList, [aContract()], { matches: () => false });
  openContracts(network, '/amc_renewals?stage=7');
  expect(await screen.findByText('No contracts in this stage')).toBeVisible();
});

test('renewals that cannot be counted show a message, and the list still works', async () => {
  network.fail(contractPipeline, 500, { detail: 'A server error occurred.' });
  network.answerList(contractList, [aContract()]);
  openContracts(network, '/amc_renewals');
  expect(await screen.findByText('The renewals could not be loaded')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Renew' })).toBeVisible();
});
