import { addElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aCustomer, anElevator, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen } from '@testing-library/react';
import { elevatorDates, field, fillInElevator, openForm, writeDate } from '../testing/elevatorForm';

const network = fakeNetwork();
const open = (address: string) => openForm(network, address);

describe('adding an elevator', () => {
  test('a due date before the start shows an error before anything is sent', async () => {
    const { user } = open('/add_elevator');
    await fillInElevator();
    writeDate('Maintenance due date', '12/31/2025');
    await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    expect(field('Maintenance due date')).toHaveAccessibleDescription(
      'The due date may not be before the maintenance start date.',
    );
  });

  test.each([
    ['Maintenance due date', '02/30/2026', 'Please correct the marked fields.'],
    ['Maintenance due date', 'tomorrow', 'Please correct the marked fields.'],
    ['Maintenance completed date', '12/31/2199', 'Please correct the marked fields.'],
  ])(
    '%s %s is not sent, shows an error, and the other fields keep their input',
    async (label, day, sentence) => {
      network.answer(addElevator, anElevator());
      const { user } = open('/add_elevator');
      await fillInElevator([...elevatorDates.filter(([other]) => other !== label), [label, day]]);
      await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      expect(field(label)).toBeInvalid();
      expect(network.calls(addElevator)).toEqual([]);
      for (const [other, value] of [
        ['Elevator name', 'AA2001'],
        ['Building name', 'Harbor Tower'],
        ['Elevator address', '1 Cathedral St'],
        ['Zip code', '21401'],
        ['Installation date', '05/17/2014'],
      ] as const)
        expect(field(other)).toHaveValue(value);
    },
  );

  test.each([
    ['elevator_zip', 'Zip code', 'Ensure this field has no more than 12 characters.'],
    ['customer_id', 'Customer name', 'Invalid pk "502" - object does not exist.'],
    ['main_due_date', 'Maintenance due date', 'The due date may not be before the maintenance start date.'],
  ])('a server error of %s is shown under %s', async (name, label, sentence) => {
    network.fail(addElevator, 400, { [name]: [sentence] });
    const { user } = open('/add_elevator');
    await fillInElevator();
    await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
    await screen.findByText('An error occurred while adding new elevator Info. Please try again later.');
    expect(field(label)).toHaveAccessibleDescription(sentence);
    expect(field('Building name')).toHaveValue('Harbor Tower');
  });

  test('no answer: shows the exact message, and the input stays (R509)', async () => {
    network.offline(addElevator);
    const { user } = open('/add_elevator');
    await fillInElevator();
    await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred while adding new elevator Info. Please try again later.',
    );
    expect(field('Elevator address')).toHaveValue('1 Cathedral St');
  });

  test('customers that cannot be loaded show a message and can be retried', async () => {
    const { user } = (() => {
      const view = open('/add_elevator');
      network.offline(customerList);
      return view;
    })();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The customers and technicians could not be loaded',
    );
    network.answerList(customerList, many(aCustomer, 1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Elevator name/)).toBeVisible();
  });
});
