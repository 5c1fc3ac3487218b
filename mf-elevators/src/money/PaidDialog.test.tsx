import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import {
  markContractsPaid,
  markContractsUnpaid,
} from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, within } from '@testing-library/react';
import { write, writeDate } from '../testing/elevatorForm';
import { openContracts } from '../testing/openContracts';

const network = fakeNetwork();
const contracts = [1, 2].map((n) =>
  aContract({ customer_name: `society.${n}`, paid: false, value_rupees: 50_000 }, n),
);

async function openDialog() {
  network.answerList(contractList, contracts);
  const { user } = openContracts(network, '/amc_contracts?show=unpaid');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
  return { user, dialog: await screen.findByRole('dialog', { name: '2 contracts paid, ₹1,00,000' }) };
}

test('selected contracts are marked as paid with day and reference; Undo marks them as not paid (R616)', async () => {
  network.answer(markContractsPaid, { changed: [1, 2], failed: [] });
  network.answer(markContractsUnpaid, { changed: [1, 2], failed: [] });
  const { user, dialog } = await openDialog();
  writeDate('Paid on', '06/05/2026');
  write('Payment reference', 'UTR 4711');
  await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('2 contracts marked as paid')).toBeVisible();
  expect(network.calls(markContractsPaid)[0]?.body).toEqual({
    contract_ids: [1, 2],
    paid_on: '2026-06-05',
    payment_reference: 'UTR 4711',
  });
  expect(screen.queryByRole('region', { name: 'Selected contracts' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 contracts are not paid again')).toBeVisible();
  expect(network.calls(markContractsUnpaid)[0]?.body).toEqual({
    contract_ids: [1, 2],
    paid_on: '2026-06-05',
    payment_reference: 'UTR 4711',
  });
});

async function payAndUndo(paid_before: number[]) {
  network.answer(markContractsPaid, { changed: [1, 2], failed: [], paid_before });
  const { user, dialog } = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  return user;
}

test('Undo leaves a payment that a colleague had entered, and names one that was changed meanwhile (R616)', async () => {
  const reason = 'The payment of this contract was changed meanwhile.';
  network.answer(markContractsUnpaid, { changed: [], failed: [{ contract_id: 1, reason }] });
  await payAndUndo([2]);
  expect(await screen.findByText(/^Not undone: society\.1, .+ was changed meanwhile\.$/)).toBeVisible();
  expect(network.calls(markContractsUnpaid)[0]?.body).toMatchObject({ contract_ids: [1] });
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('an Undo that does not reach the server can be tried again (R616)', async () => {
  network.offline(markContractsUnpaid);
  const user = await payAndUndo([]);
  expect(await screen.findByText(/^Not undone: society\.1, .+ could not be reached/)).toBeVisible();
  network.answer(markContractsUnpaid, { changed: [1, 2], failed: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 contracts are not paid again')).toBeVisible();
});

test('a refused day is shown under the field, and the contracts stay selected', async () => {
  network.answer(
    markContractsPaid,
    new FakeResponse(400, { paid_on: ['The payment date may not be in the future.'] }),
  );
  const { user, dialog } = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
  expect(await within(dialog).findByText('The payment date may not be in the future.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('region', { name: 'Selected contracts' })).toBeVisible();
});

test('contracts that were not changed are named with the reason, and stay selected', async () => {
  const reason = 'This contract has already been marked as paid.';
  network.answer(markContractsPaid, { changed: [1], failed: [{ contract_id: 2, reason }] });
  const { user, dialog } = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
  const result = await screen.findByText('1 contract was not changed');
  expect(result).toBeVisible();
  expect(screen.getByRole('link', { name: /^society\.2, / })).toHaveAttribute(
    'href',
    '/edit_contract?contractId=2',
  );
  expect(screen.getByText(reason)).toBeVisible();
});

test('while the payment is being sent the dialog stays open, so that the failures are seen', async () => {
  const reason = 'This contract has already been marked as paid.';
  let answer = () => {};
  network.answer(markContractsPaid, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { changed: [1], failed: [{ contract_id: 2, reason }] };
  });
  const { user, dialog } = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  answer();
  expect(await screen.findByText(reason)).toBeVisible();
});
