import {
  addContract,
  contractList,
  readContract,
  renewContract,
  updateContract,
} from '@smart-elevator/shared-api/contract/amc/endpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { anElevator } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { testDraftRules } from '@smart-elevator/shared-ui/testing/testDraftRules';
import { act, screen, within } from '@testing-library/react';
import { choose, field, write, writeDate } from '../testing/elevatorForm';
import { openContracts } from '../testing/openContracts';

const network = fakeNetwork();

async function open(address: string) {
  network.answerList(contractList, []);
  network.answer(readContract, ({ params }) => aContract({ contract_id: Number(params['contract_id']) }));
  const view = openContracts(network, address);
  await screen.findByLabelText(/^Customer name/);
  return view;
}

const second = anElevator({}, 2);
const secondLift = `${second.elevator_name}, ${second.building_name}`;

describe.each([
  ['a new contract', '/add_contract', addContract, 'Add Contract', 'Contract added successfully'],
  [
    'a contract that there is',
    '/edit_contract?contractId=7',
    updateContract,
    'Update Contract',
    'Contract updated successfully',
  ],
  [
    'a renewal',
    '/renew_contract?contractId=7',
    renewContract,
    'Renew Contract',
    'Contract renewed successfully',
  ],
])('the draft of %s', (_what, address, endpoint, save, saved) => {
  testDraftRules('is a draft', {
    open: () => open(address),
    texts: { 'Value in rupees': '98765', 'Visits a year': '7' },
    choose: async () => {
      await choose('Customer name', 'customer.2');
      await choose('Kind', 'Non-comprehensive');
      await choose('Elevators', secondLift);
      writeDate('Start date', '01/01/2027');
      writeDate('End date', '12/31/2027');
      act(() => screen.getByLabelText('Paid').click());
    },
    chosen: () => {
      expect(screen.getByTitle('customer.2')).toBeVisible();
      expect(screen.getByTitle('Non-comprehensive')).toBeVisible();
      const lifts = within(screen.getByRole('list', { name: 'Elevators of this contract' }));
      expect(lifts.getByText(secondLift)).toBeVisible();
      expect(field('Start date')).toHaveValue('01/01/2027');
      expect(field('End date')).toHaveValue('12/31/2027');
    },
    succeeds: () => network.answer(endpoint, aContract()),
    fails: () => network.fail(endpoint, 400, { value_rupees: ['No.'] }),
    save,
    saved,
    leave: ({ router }) => act(() => router.navigate('/elsewhere')),
  });
});

test.each(['/edit_contract?contractId=8', '/renew_contract?contractId=7', '/add_contract'])(
  'what was typed when editing contract 7 is not shown at %s',
  async (address) => {
    const view = await open('/edit_contract?contractId=7');
    write('Value in rupees', '98765');
    expect(await screen.findByDisplayValue('98765')).toBeVisible();
    view.unmount();
    await open(address);
    expect(field('Value in rupees')).not.toHaveValue('98765');
  },
);
