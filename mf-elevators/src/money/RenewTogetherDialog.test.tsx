import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { renewContracts } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, within } from '@testing-library/react';
import { openContracts } from '../testing/openContracts';

const network = fakeNetwork();
const YEAR = { start_date: '2026-01-01', end_date: '2026-12-31' };
const NEXT = { start_date: '2027-01-01', end_date: '2027-12-31' };
const contracts = [
  aContract({ ...YEAR, customer_name: 'ocean', value_rupees: 48_150, days_left: 5 }, 1),
  aContract({ ...YEAR, customer_name: 'harbor', value_rupees: 10_000, days_left: 6 }, 2),
  aContract({ ...YEAR, customer_name: 'ended', state: 'Renewed', renewed_by: 9 }, 3),
];
const renewal = (contract_id: number, value_rupees: number) => ({ contract_id, value_rupees, ...NEXT });

async function openDialog() {
  network.answerList(contractList, contracts);
  const { user } = openContracts(network, '/amc_contracts');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Renew together' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew 2 contracts together' }));
  return { user, dialog };
}

test('a percentage proposes rounded values and the next period; one call renews them all (R617)', async () => {
  network.answer(renewContracts, {
    renewed: [
      { ...renewal(1, 51_520), renewed_by: 11 },
      { ...renewal(2, 10_700), renewed_by: 12 },
    ],
    failed: [],
  });
  const { user, dialog } = await openDialog();
  expect(dialog.getByText(/^1 selected contract was renewed already/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Increase in percent/), '7');
  const [, row] = dialog.getAllByRole('row');
  expect(row).toHaveTextContent('ocean01/01/2027 – 12/31/2027');
  expect(dialog.getByLabelText('New value of the contract of ocean')).toHaveValue('51520');
  expect(dialog.getByText('Together ₹58,150 → ₹62,220')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('2 contracts renewed')).toBeVisible();
  expect(network.calls(renewContracts)).toHaveLength(1);
  expect(network.calls(renewContracts)[0]?.body).toEqual({
    basis_points: 700,
    rounding: 10,
    renewals: [
      { ...renewal(1, 51_520), former_value_rupees: 48_150 },
      { ...renewal(2, 10_700), former_value_rupees: 10_000 },
    ],
  });
});

test('a new value can be typed, and comes back when it is emptied; the rounding changes the others', async () => {
  network.answer(renewContracts, { renewed: [], failed: [] });
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(/^Increase in percent/), '7.5');
  const ocean = dialog.getByLabelText('New value of the contract of ocean');
  await user.clear(ocean);
  expect(ocean).toHaveValue('51760');
  await user.tripleClick(ocean);
  await user.paste('50,000');
  await user.click(dialog.getByLabelText('₹100'));
  expect(dialog.getByLabelText('New value of the contract of harbor')).toHaveValue('10800');
  await user.click(dialog.getByRole('button', { name: 'Renew together' }));
  expect(network.calls(renewContracts)[0]?.body).toMatchObject({
    rounding: 100,
    renewals: [{ value_rupees: 50_000 }, { value_rupees: 10_800 }],
  });
});

test.each([
  ['', '', 'This field is required.'],
  ['seven', '', 'Please enter a percentage from -50 to 100.'],
  ['101', '', 'Please enter a percentage from -50 to 100.'],
  ['7', 'much', 'Please enter whole rupees from 0 to 10,000,000,000.'],
])('%j percent and the value %j are not sent: %s', async (percent, value, message) => {
  const { user, dialog } = await openDialog();
  if (percent) await user.type(dialog.getByLabelText(/^Increase in percent/), percent);
  if (value) {
    await user.tripleClick(dialog.getByLabelText('New value of the contract of ocean'));
    await user.paste(value);
  }
  await user.click(dialog.getByRole('button', { name: 'Renew together' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('contracts that were not renewed are named with the reason, and stay selected', async () => {
  const reason = 'This contract has already been renewed.';
  network.answer(renewContracts, {
    renewed: [{ ...renewal(1, 51_520), renewed_by: 11 }],
    failed: [{ contract_id: 2, reason }],
  });
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(/^Increase in percent/), '7{Enter}');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText('1 contract was not changed')).toBeVisible();
  expect(screen.getByRole('link', { name: /^harbor, / })).toBeVisible();
});

test('while contracts are being renewed the dialog stays open, so that the failures are seen', async () => {
  const reason = 'This contract has already been renewed.';
  let answer = () => {};
  network.answer(renewContracts, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { renewed: [], failed: [{ contract_id: 2, reason }] };
  });
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(/^Increase in percent/), '7{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  answer();
  expect(await screen.findByText(reason)).toBeVisible();
});
