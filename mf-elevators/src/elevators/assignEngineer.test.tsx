import {
  elevatorBuildings,
  updateElevator,
  userElevators,
} from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  anElevator,
  anEmployee,
  DEALER_ID,
  many,
  signedIn,
} from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { findLoadedControl } from '@smart-elevator/shared-ui/testing/findLoadedControl';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { ElevatorsPage } from './ElevatorsPage';

const network = fakeNetwork();
const ENGINEER = anEmployee({ user_id: 104, username: 'anita.rao', first_name: 'Anita', last_name: 'Rao' });

const button = (name: string) => screen.getByRole('button', { name });
const changes = () => network.calls(updateElevator).filter(({ body }) => Object.keys(body ?? {}).length > 0);
const sent = () => changes().map(({ params, body }) => [params['elevator_id'], body]);

test('selected elevators are assigned together; one that fails stays, with the reason, and can be retried', async () => {
  signedIn();
  const rows = many(anElevator, 2);
  const [first, second] = rows;
  let isRefused = true;
  network.answerList(elevatorBuildings, []);
  network.answerList(userElevators, rows);
  network.answerList(employeeList, [ENGINEER]);
  network.answerList(customerList, []);
  network.answer(updateElevator, ({ params }) => {
    const row = rows.find(({ elevator_id }) => String(elevator_id) === params['elevator_id']);
    return !row || (isRefused && row === second) ? new FakeResponse(404, { detail: 'Not found.' }) : row;
  });
  const { user } = renderRoutes([{ path: '*', element: <ElevatorsPage /> }], '/elevators?view=table');
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select elevator/ }))
    await user.click(box);
  await user.click(button('Assign engineer'));
  const dialog = await screen.findByRole('dialog', { name: 'Assign engineer' });
  await user.click(button('Assign'));
  expect(within(dialog).getByText('Please choose an engineer.')).toBeVisible();
  expect(sent()).toEqual([]);

  await user.click(await findLoadedControl(() => within(dialog).getByRole('combobox')));
  await user.click(await screen.findByTitle('Anita Rao (anita.rao)'));
  await user.dblClick(button('Assign'));
  expect(await screen.findByText('1 elevator assigned to Anita Rao (anita.rao)')).toBeVisible();
  expect(await within(dialog).findByText('Not assigned: 1 elevator')).toBeVisible();
  const body = expect.objectContaining({ user_id: [DEALER_ID, 104] });
  expect(sent()).toEqual([[String(first?.elevator_id), body]]);

  isRefused = false;
  await user.click(button('Try again'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent().slice(1)).toEqual([[String(second?.elevator_id), body]]);
  expect(screen.queryByRole('region', { name: 'Selected elevators' })).not.toBeInTheDocument();
});

test('while elevators are being assigned the dialog stays open', async () => {
  signedIn();
  const rows = many(anElevator, 2);
  let refuse = () => {};
  network.answerList(elevatorBuildings, []);
  network.answerList(userElevators, rows);
  network.answerList(employeeList, [ENGINEER]);
  network.answerList(customerList, []);
  network.answer(updateElevator, async ({ params }) => {
    if (params['elevator_id'] === String(rows[0]?.elevator_id)) return rows[0] ?? anElevator();
    await new Promise<void>((resolve) => (refuse = resolve));
    return new FakeResponse(404, { detail: 'Not found.' });
  });
  const { user } = renderRoutes([{ path: '*', element: <ElevatorsPage /> }], '/elevators?view=table');
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select elevator/ }))
    await user.click(box);
  await user.click(button('Assign engineer'));
  const dialog = await screen.findByRole('dialog', { name: 'Assign engineer' });
  await user.click(await findLoadedControl(() => within(dialog).getByRole('combobox')));
  await user.click(await screen.findByTitle('Anita Rao (anita.rao)'));
  await user.click(button('Assign'));
  await user.click(button('Cancel'));
  await user.keyboard('{Escape}');
  refuse();
  expect(await within(dialog).findByText('Not assigned: 1 elevator')).toBeVisible();
});
