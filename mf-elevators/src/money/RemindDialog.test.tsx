import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { reminderLetters, remindCustomers } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, within } from '@testing-library/react';
import { openContracts } from '../testing/openContracts';

const network = fakeNetwork();
const contracts = [1, 2, 3].map((n) =>
  aContract({ customer_name: `society.${n}`, paid: false, days_left: 5 }, n),
);
const letter = (n: number, recipient: string | null) => ({
  contract_ids: [n],
  customer_id: n,
  customer_name: `society.${n}`,
  customer_full_name: null,
  recipient,
  subject: `Payment of contract ${n}`,
  text: `Hello society ${n},\n\nplease pay.\n`,
});

async function openDialog(show: 'unpaid' | 'ending', button: string) {
  network.answerList(contractList, contracts);
  const { user } = openContracts(network, `/amc_contracts?show=${show}`);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('the mails are shown before they are sent; customers without an address are named (R619)', async () => {
  const reason = 'This contract is paid, has no value, or has not begun.';
  network.answer(reminderLetters, {
    letters: [letter(1, 'one@example.com'), letter(2, null)],
    failed: [{ contract_id: 3, reason }],
  });
  network.answer(remindCustomers, { changed: [1], failed: [] });
  const { user, dialog } = await openDialog('unpaid', 'Remind of the payment');
  expect(await dialog.findByText('To one@example.com')).toBeVisible();
  expect(dialog.getByText('Payment of contract 1')).toBeVisible();
  expect(dialog.getByText(/^Hello society 1,\s+please pay\.$/)).toBeVisible();
  expect(dialog.getByText('society.2')).toBeVisible();
  expect(dialog.getByText(reason)).toBeVisible();
  expect(network.calls(reminderLetters)[0]?.query).toEqual({ about: 'payment', contract_ids: '1,2,3' });
  await user.click(dialog.getByRole('button', { name: 'Send 1 e-mail' }));
  expect(await screen.findByText('1 customer reminded')).toBeVisible();
  expect(network.calls(remindCustomers)[0]?.body).toEqual({ about: 'payment', contract_ids: [1] });
});

test('in the part that ends soon the reminder is of the end', async () => {
  network.answer(reminderLetters, { letters: [letter(1, null)], failed: [] });
  const { dialog } = await openDialog('ending', 'Remind of the end');
  expect(await dialog.findByText('society.1')).toBeVisible();
  expect(network.calls(reminderLetters)[0]?.query).toMatchObject({ about: 'end' });
  expect(dialog.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
});

test('a customer who has paid meanwhile is not counted as reminded, and is named', async () => {
  network.answer(reminderLetters, {
    letters: [letter(1, 'one@example.com'), letter(2, 'two@example.com')],
    failed: [],
  });
  const reason = 'This contract is paid, has no value, or has not begun.';
  network.answer(remindCustomers, { changed: [2], failed: [{ contract_id: 1, reason }] });
  const { user, dialog } = await openDialog('unpaid', 'Remind of the payment');
  await user.click(await dialog.findByRole('button', { name: 'Send 2 e-mails' }));
  expect(await screen.findByText('1 customer reminded')).toBeVisible();
  expect(await dialog.findByText(reason)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
});

test('a failure is shown, and nothing is lost', async () => {
  network.answer(reminderLetters, { letters: [letter(1, 'one@example.com')], failed: [] });
  network.fail(remindCustomers, 503, { detail: 'The service is not available.' });
  const { user, dialog } = await openDialog('unpaid', 'Remind of the payment');
  await user.click(await dialog.findByRole('button', { name: 'Send 1 e-mail' }));
  expect(await dialog.findByText('The e-mails could not be sent.')).toBeVisible();
});

test('the list shows when a customer was last reminded', async () => {
  const reminded_at = new Date(Date.now() - 3 * 86_400_000 - 1).toISOString();
  network.answerList(contractList, [aContract({ paid: false, reminded_at })]);
  openContracts(network, '/amc_contracts');
  expect(await screen.findByText('Reminded 3 d ago')).toBeVisible();
});

test('while the e-mails are being sent the dialog stays open, so that the failure is seen', async () => {
  let fail = () => {};
  network.answer(reminderLetters, { letters: [letter(1, 'one@example.com')], failed: [] });
  network.answer(remindCustomers, async () => {
    await new Promise<void>((resolve) => (fail = resolve));
    return new FakeResponse(503, { detail: 'The service is not available.' });
  });
  const { user, dialog } = await openDialog('unpaid', 'Remind of the payment');
  await user.click(await dialog.findByRole('button', { name: 'Send 1 e-mail' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  fail();
  expect(await dialog.findByText('The e-mails could not be sent.')).toBeVisible();
});
