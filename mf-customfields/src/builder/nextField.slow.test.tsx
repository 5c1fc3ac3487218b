import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseFormat, control, openRemote, write } from '../testing/openBuilder';

const network = fakeNetwork();

test('input for the next field during a save is kept', async () => {
  const { user } = openRemote(network, '/custom_fields?tracker=ticket');
  await screen.findByRole('button', { name: 'Save Field' });
  const answers: (() => void)[] = [];
  network.answer(addCustomField, async () => {
    await new Promise<void>((resolve) => void answers.push(resolve));
    return aCustomField({ name: 'Door' }, 9);
  });
  await chooseFormat('Number');
  write('Label', 'Door');
  await user.click(screen.getByRole('button', { name: 'Save Field' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await chooseFormat('Date');
  write('Label', 'Next visit');
  await act(async () => answers[0]?.());
  expect(await screen.findByText('Successfully saved created custom field!')).toBeVisible();
  expect(control('Label')).toHaveValue('Next visit');
  expect(within(screen.getByRole('form', { name: 'Add a field' })).getByTitle('Date')).toBeVisible();
  expect(control('Description')).toHaveValue('');
});
