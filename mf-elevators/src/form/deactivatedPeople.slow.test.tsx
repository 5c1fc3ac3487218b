import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { readContract } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { addElevator, updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { aCustomer, anElevator, anEmployee, DEALER_ID } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { fireEvent, screen } from '@testing-library/react';
import { field, openForm } from '../testing/elevatorForm';
import { openContracts } from '../testing/openContracts';

const network = fakeNetwork();

/** The first of each is active, the second and the third are not. */
function answerPeople() {
  const activity = (n: number) => ({ is_active: n === 1 });
  network.answerList(
    customerList,
    [1, 2, 3].map((n) => aCustomer(activity(n), n)),
  );
  network.answerList(
    employeeList,
    [1, 2, 3].map((n) => anEmployee(activity(n), n)),
  );
}

async function openElevator(address: string, stored = anElevator({ elevator_id: 9 })) {
  network.answer(addElevator, stored);
  network.answer(updateElevator, stored);
  const view = openForm(network, address);
  answerPeople();
  await screen.findByLabelText(/^Elevator name/);
  return view;
}
async function openContract(address: string) {
  network.answer(readContract, aContract({ contract_id: 7, customer_id: 502 }));
  const view = openContracts(network, address);
  answerPeople();
  await screen.findByLabelText(/^Customer name/);
  return view;
}
const stored = anElevator({ elevator_id: 9, customer_id: 502, user_id: [DEALER_ID, 102] });

describe('deactivated people are offered only if they are already stored', () => {
  test.each([
    ['a new elevator', 'Customer name', () => openElevator('/add_elevator'), ['customer.1']],
    [
      'a stored elevator',
      'Customer name',
      () => openElevator('/edit_elevator?elevatorId=9', stored),
      ['customer.1', 'customer.2'],
    ],
    [
      'a stored elevator',
      'Assign lift to Engineer',
      () => openElevator('/edit_elevator?elevatorId=9', stored),
      ['tech.1', 'tech.2'],
    ],
    ['a new contract', 'Customer name', () => openContract('/add_contract'), ['customer.1']],
    [
      'a stored contract',
      'Customer name',
      () => openContract('/edit_contract?contractId=7'),
      ['customer.1', 'customer.2'],
    ],
  ])('%s: %s', async (_what, label, open, names) => {
    await open();
    fireEvent.mouseDown(field(label));
    const shown = await screen.findAllByTitle(label === 'Customer name' ? /^customer\.\d$/ : /^tech\.\d$/);
    expect([...new Set(shown.map(({ title }) => title))].sort()).toEqual(names);
  });
});
