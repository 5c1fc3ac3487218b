import { localDay, addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { ChangedElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { elevatorBuildings, updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { aMaintenanceRow, anElevator, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { chooseFilter, openFilter } from '@smart-elevator/shared-ui/testing/openFilter';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MaintenancePage } from './MaintenancePage';
import { maintenanceVariants } from './maintenanceVariants';

const network = fakeNetwork();
beforeEach(() => network.answerList(employeeList, []));
const routes = maintenanceVariants.map((variant) => ({
  path: variant.path,
  element: <MaintenancePage variant={variant} />,
}));
type Answer = Partial<ChangedElevator> | FakeResponse;

const rows = [
  aMaintenanceRow({ elevator_name: 'AA1', building_name: 'Mill' }, 1),
  aMaintenanceRow({ elevator_name: 'AA2', building_name: 'Harbor Tower' }, 2),
  aMaintenanceRow({ elevator_name: 'AA3', building_name: 'Mill' }, 3),
];
const overdue = { main_state: 'OverDue', main_cycle_days: 30, main_completed_date: null } as const;

/** Opens the list of overdue elevators; `answers` are the replies to completing each, by its id. */
async function openOverdue(answers: Record<number, Answer | Promise<Answer>> = {}, address = '') {
  signedIn();
  const done = new Set<number>();
  network.answerList(elevatorBuildings, [{ building_name: 'Harbor Tower' }, { building_name: 'Mill' }]);
  network.answer(maintenanceLists.overdue, ({ query }) => {
    const left = rows.filter(
      ({ elevator_id, building_name }) =>
        !done.has(elevator_id) && (!query['building'] || building_name === query['building']),
    );
    return { count: left.length, total: rows.length - done.size, results: left };
  });
  network.answer(updateElevator, async ({ params, body }) => {
    const elevator_id = Number(params['elevator_id']);
    const elevator = anElevator({ ...overdue, elevator_id, elevator_name: `AA${elevator_id}` });
    if (Object.keys(body ?? {}).length === 0) return elevator;
    const answer = await (answers[elevator_id] ?? { notified: true });
    if (answer instanceof FakeResponse) return answer;
    done.add(elevator_id);
    return { ...elevator, ...answer };
  });
  const view = renderRoutes(
    maintenanceVariants.map((variant) => ({
      path: variant.path,
      element: <MaintenancePage variant={variant} />,
    })),
    `/maintenance_NotRenewed${address}`,
  );
  await screen.findByRole('link', { name: 'AA3' });
  return view;
}

const completions = () =>
  network.calls(updateElevator).filter(({ body }) => Object.keys(body ?? {}).length > 0);
const completed = () => completions().map(({ params }) => Number(params['elevator_id']));
const complete = (name: string) => screen.getByRole('button', { name: `Complete ${name}` });
/** The dialog for the day, which is today at first. */
const confirm = async (user: UserEvent, day?: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: /^Complete / }));
  if (day !== undefined) {
    await user.clear(dialog.getByLabelText(/^Completed on/));
    await user.type(dialog.getByLabelText(/^Completed on/), `${day}{Enter}`);
  }
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
};
const selected = () => screen.getByRole('region', { name: 'Selected elevators' });
const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());

test('Complete in a row completes today, as the form does, and the row leaves the list (R536)', async () => {
  const { user } = await openOverdue();
  await user.click(complete('AA2'));
  await confirm(user);
  await isGone('AA2');
  expect(completions().map(({ body }) => body)).toMatchObject([
    {
      main_state: 'Completed',
      main_completed_date: localDay(),
      main_due_date: addDays(localDay(), 30),
    },
  ]);
  expect(await screen.findByText('Elevator info updated successfully')).toBeVisible();
  expect(
    screen.getByText('Successfully sent the notification for maintenance completion to the customer'),
  ).toBeVisible();
});

test('the reason why the customer was not notified is shown (R849)', async () => {
  const { user } = await openOverdue({ 2: { notified: false, not_notified_reason: 'no_customer' } });
  await user.click(complete('AA2'));
  await confirm(user);
  expect(
    await screen.findByText('The customer was not notified: the elevator has no customer.'),
  ).toBeVisible();
});

test('a double click completes once', async () => {
  const answer = deferred<Answer>();
  const { user } = await openOverdue({ 2: answer.promise });
  await user.dblClick(complete('AA2'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.dblClick(dialog.getByRole('button', { name: 'Complete' }));
  answer.resolve({ notified: true });
  await isGone('AA2');
  expect(completed()).toEqual([2]);
});

test('the overdue elevators of a building are completed together', async () => {
  const { user, address } = await openOverdue({ 3: { notified: false, not_notified_reason: 'no_device' } });
  await chooseFilter(user, 'Building', 'Mill');
  expect(address()).toBe('/maintenance_NotRenewed?building=Mill');
  await isGone('AA2');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(selected()).toHaveTextContent('2 selected');
  await user.click(within(selected()).getByRole('button', { name: 'Complete selected' }));
  await confirm(user);
  expect(await screen.findByText('2 elevators completed successfully')).toBeVisible();
  expect(screen.getByText(/^Successfully sent the notification .* \(AA1\)$/)).toBeVisible();
  expect(screen.getByText(/has not signed in to the Android app\. \(AA3\)$/)).toBeVisible();
  expect(completed()).toEqual([1, 3]);
  await isGone('AA1');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Selected elevators' })).not.toBeInTheDocument(),
  );
});

test('an elevator that cannot be completed is shown with the reason, stays selected, and can be retried', async () => {
  const answers: Record<number, Answer> = {
    1: new FakeResponse(400, {
      main_due_date: ['The due date may not be before the maintenance start date.'],
    }),
  };
  const { user } = await openOverdue(answers);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Complete selected' }));
  await confirm(user);
  const dialog = await screen.findByRole('dialog', { name: '2 of 3 elevators completed' });
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(
    'AA1 The due date may not be before the maintenance start date.',
  );
  await isGone('AA3');
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  answers[1] = { notified: true };
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await isGone('AA1');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(completed()).toEqual([1, 2, 3, 1]);
});

test('after a whole page, the matches of all pages can be selected and completed', async () => {
  signedIn();
  network.answerList(elevatorBuildings, []);
  network.answerList(maintenanceLists.overdue, many(aMaintenanceRow, 30));
  network.answer(updateElevator, ({ params }) =>
    anElevator({ ...overdue, elevator_id: Number(params['elevator_id']) }),
  );
  const { user } = renderRoutes(routes, '/maintenance_NotRenewed');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(within(selected()).getByRole('button', { name: 'Select all 30 matches' }));
  await waitFor(() => expect(selected()).toHaveTextContent('30 selected, 5 not on this page'));
  await user.click(within(selected()).getByRole('button', { name: 'Complete selected' }));
  await confirm(user);
  expect(await screen.findByText('30 elevators completed successfully')).toBeVisible();
  expect(new Set(completed()).size).toBe(30);
});

test('more elevators than can be changed together cannot all be selected', async () => {
  signedIn();
  network.answerList(elevatorBuildings, []);
  network.answerList(maintenanceLists.overdue, many(aMaintenanceRow, 501));
  const { user } = renderRoutes(routes, '/maintenance_NotRenewed');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(selected()).toHaveTextContent(
    'All 501 matches are too many: up to 500 elevators can be changed together.',
  );
  expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
});

test('the list of completed maintenance has nothing to complete', async () => {
  signedIn();
  network.answerList(elevatorBuildings, []);
  network.answerList(maintenanceLists.completed, rows);
  renderRoutes(
    maintenanceVariants.map((variant) => ({
      path: variant.path,
      element: <MaintenancePage variant={variant} />,
    })),
    '/maintenance_completed',
  );
  await screen.findByRole('link', { name: 'AA1' });
  expect(screen.queryByRole('button', { name: /^Complete / })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a server that does not list the buildings says so in the filter', async () => {
  signedIn();
  network.fail(elevatorBuildings, 404, { detail: 'Not found.' });
  network.answerList(maintenanceLists.overdue, rows);
  const { user } = renderRoutes(routes, '/maintenance_NotRenewed');
  await screen.findByRole('link', { name: 'AA1' });
  await openFilter(user, 'Building');
  expect(await screen.findByText('This server has no such list.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
