import {
  addContract,
  readContract,
  renewContract,
  updateContract,
} from '@smart-elevator/shared-api/contract/amc/endpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { fireEvent, screen, within } from '@testing-library/react';
import { choose, field, write, writeDate } from '../testing/elevatorForm';
import { openContractForm, fillInContract, elevatorOption } from '../testing/openContracts';

const network = fakeNetwork();
const open = (address: string) => openContractForm(network, address);

test('a chosen elevator can be removed, and is offered again', async () => {
  const { user } = open('/add_contract');
  await screen.findByLabelText(/^Customer name/);
  await choose('Elevators', elevatorOption(2));
  await choose('Elevators', elevatorOption(3));
  const chosen = screen.getByRole('list', { name: 'Elevators of this contract' });
  await user.click(within(chosen).getByRole('button', { name: /Remove AA1002/ }));
  expect(within(chosen).getAllByRole('listitem')).toHaveLength(1);
  fireEvent.mouseDown(field('Elevators'));
  expect(await screen.findByTitle(elevatorOption(2))).toBeInTheDocument();
});

test.each([
  ['Value in rupees', '-1', 'Ensure this value is greater than or equal to 0.'],
  ['Value in rupees', '12.50', 'A valid integer is required.'],
  ['Value in rupees', '10000000001', 'Ensure this value is less than or equal to 10000000000.'],
  ['Visits a year', '366', 'Ensure this value is less than or equal to 365.'],
])('%s %s is refused with its reason', async (label, text, sentence) => {
  const { user } = open('/add_contract');
  await fillInContract();
  write(label, text);
  await user.click(screen.getByRole('button', { name: 'Add Contract' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(network.calls(addContract)).toHaveLength(0);
});

test('an end before the start is refused', async () => {
  const { user } = open('/add_contract');
  await fillInContract();
  writeDate('End date', '12/31/2025');
  await user.click(screen.getByRole('button', { name: 'Add Contract' }));
  expect(await screen.findByText('The end date must be after the start date.')).toBeVisible();
  expect(network.calls(addContract)).toHaveLength(0);
});

test('stored dates in the wrong order do not block other changes; changed ones show an error', async () => {
  const odd = { start_date: '2026-06-01', end_date: '2026-05-01' };
  network.answer(
    readContract,
    aContract({ contract_id: 7, elevator_ids: [1], elevator_names: ['a'], ...odd }),
  );
  network.answer(updateContract, aContract());
  const { user } = open('/edit_contract?contractId=7');
  await screen.findByLabelText(/^Customer name/);
  writeDate('End date', '05/02/2026');
  await user.click(screen.getByRole('button', { name: 'Update Contract' }));
  expect(await screen.findByText('The end date must be after the start date.')).toBeVisible();
  writeDate('End date', '05/01/2026');
  write('Value in rupees', '99');
  await user.click(screen.getByRole('button', { name: 'Update Contract' }));
  expect(await screen.findByText('Contract updated successfully')).toBeVisible();
  expect(network.calls(updateContract)).toMatchObject([{ body: { value_rupees: 99 } }]);
});

test('server errors are shown under their fields, and no input is lost', async () => {
  const sentenceOf = (from: string, to: string) =>
    `AA1002 is already covered by a contract from ${from} to ${to}.`;
  const { user, address } = open('/add_contract');
  network.fail(addContract, 400, { elevator_ids: [sentenceOf('2025-06-01', '2026-05-31')] });
  await fillInContract();
  await user.click(screen.getByRole('button', { name: 'Add Contract' }));
  const shown = sentenceOf('06/01/2025', '05/31/2026');
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(field('Value in rupees')).toHaveValue('120000');
  expect(address()).toBe('/add_contract');
});

test('a contract that was renewed meanwhile shows a message', async () => {
  network.answer(readContract, aContract({ contract_id: 7 }));
  network.fail(renewContract, 409, { detail: 'This contract has already been renewed.' });
  const { user } = open('/renew_contract?contractId=7');
  await user.click(await screen.findByRole('button', { name: 'Renew Contract' }));
  expect(await screen.findByText('This contract has already been renewed.')).toBeVisible();
});
