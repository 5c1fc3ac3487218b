import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { ChangedElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { elevatorBuildings, updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aMaintenanceRow, anElevator, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { MaintenancePage } from '../maintenance/MaintenancePage';
import { maintenanceVariants } from '../maintenance/maintenanceVariants';

const network = fakeNetwork();
const today = localDay();
const before = {
  main_state: 'OverDue',
  main_start_date: addDays(today, -40),
  main_due_date: addDays(today, -10),
  main_completed_date: addDays(today, -45),
} as const;

/** A server with the overdue elevators AA1 and AA2; the second customer is notified. Older ones have no versions. */
function openServer({ versions = true, loses = 0 } = {}) {
  let lost = 0;
  signedIn();
  const stored = new Map<number, ChangedElevator>(
    [1, 2].map((id) => [
      id,
      anElevator({
        ...before,
        elevator_id: id,
        elevator_name: `AA${id}`,
        ...(versions ? { version: 4 } : {}),
      }),
    ]),
  );
  const change = (id: number, body: object) => {
    const was = stored.get(id) ?? anElevator();
    const { version } = was;
    stored.set(id, { ...was, ...body, ...(version === undefined ? {} : { version: version + 1 }) });
  };
  network.answerList(elevatorBuildings, []);
  network.answerList(employeeList, []);
  network.answer(maintenanceLists.overdue, () => {
    const left = [...stored.values()].filter(({ main_state }) => main_state === 'OverDue');
    const results = left.map(({ elevator_id, elevator_name }) =>
      aMaintenanceRow({ elevator_name }, elevator_id),
    );
    return { count: left.length, total: left.length, results };
  });
  network.answer(updateElevator, ({ params, body }) => {
    const id = Number(params['elevator_id']);
    const was = stored.get(id) ?? anElevator();
    const { version, ...changes } = { version: undefined, ...Object(body) };
    if (Object.keys(changes).length === 0) return was;
    if (version !== undefined && version !== was.version)
      return new FakeResponse(409, { detail: 'The elevator was changed meanwhile.' });
    change(id, changes);
    // The answer to this one is lost.
    if (id === loses && (lost += 1) === 1) return new FakeResponse(503);
    const now = stored.get(id) ?? was;
    return changes.main_state === 'Completed' ? { ...now, notified: id === 2 } : now;
  });
  const view = renderRoutes(
    maintenanceVariants.map((variant) => ({
      path: variant.path,
      element: <MaintenancePage variant={variant} />,
    })),
    '/maintenance_NotRenewed',
  );
  return { ...view, stored, change };
}

const sent = () =>
  network.calls(updateElevator).flatMap(({ body }) => (Object.keys(body ?? {}).length > 0 ? [body] : []));
const dayField = async () => screen.findByLabelText(/^Completed on/);

async function completeOne(user: UserEvent, name = 'AA2') {
  await user.click(await screen.findByRole('button', { name: `Complete ${name}` }));
  await user.click(
    within(await screen.findByRole('dialog', { name: `Complete ${name}` })).getByRole('button', {
      name: 'Complete',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
}

test('one whose answer was lost can be undone after another try, with the others counted (R564)', async () => {
  const { user, stored } = openServer({ loses: 1 });
  await user.click(await screen.findByRole('button', { name: 'Complete AA1' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Complete' }));
  await user.click(await screen.findByRole('button', { name: /^Try again/ }));
  expect(await screen.findByText('1 elevator completed successfully')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored.get(1)).toMatchObject(before));
});

describe('the day', () => {
  test('is today at first; an earlier one moves the next due date with it (R564)', async () => {
    const { user } = openServer();
    await user.click(await screen.findByRole('button', { name: 'Complete AA1' }));
    const field = await dayField();
    expect(field).toHaveValue(formatDay(today));
    const done = addDays(today, -3);
    await user.clear(field);
    await user.type(field, `${formatDay(done)}{Enter}`);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('Elevator info updated successfully')).toBeVisible();
    expect(sent()).toMatchObject([
      { main_state: 'Completed', main_completed_date: done, main_due_date: addDays(done, 30) },
    ]);
  });

  test.each([
    ['in the future', () => formatDay(addDays(today, 1)), 'The completed date may not be in the future.'],
    ['empty', () => '', 'Please choose the day.'],
  ])('%s: nothing is sent', async (_, typed, sentence) => {
    const { user } = openServer();
    await user.click(await screen.findByRole('button', { name: 'Complete AA1' }));
    const field = await dayField();
    await user.clear(field);
    await user.type(field, `${typed()}{Enter}`);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('before the last completion of an elevator is its reason, and nothing is sent (R564)', async () => {
    const { user } = openServer();
    await user.click(await screen.findByRole('button', { name: 'Complete AA1' }));
    const field = await dayField();
    await user.clear(field);
    await user.type(field, `${formatDay(addDays(today, -46))}{Enter}`);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete' }));
    const dialog = await screen.findByRole('dialog', { name: '0 of 1 elevator completed' });
    expect(dialog).toHaveTextContent(
      `The maintenance cannot have been completed before ${formatDay(before.main_completed_date)}.`,
    );
    expect(sent()).toEqual([]);
  });
});

describe('Undo', () => {
  test('puts state and dates back, with the keyboard too; the message to the customer stays (R564)', async () => {
    const { user, stored } = openServer();
    await completeOne(user);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The completion was undone.')).toBeVisible();
    expect(screen.getByText('The message that the customer got cannot be recalled.')).toBeVisible();
    expect(stored.get(2)).toMatchObject(before);
    expect(await screen.findByRole('link', { name: 'AA2' })).toBeVisible();
  });

  test('of several undoes all; nothing is said of messages that were not sent', async () => {
    const { user, stored } = openServer();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Complete selected' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Complete 2 elevators' })).getByRole('button', {
        name: 'Complete',
      }),
    );
    await screen.findByText('2 elevators completed successfully');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 completions were undone.')).toBeVisible();
    expect([...stored.values()]).toMatchObject([before, before]);
  });

  test('after somebody else’s change changes nothing, and says so (R564)', async () => {
    const { user, stored, change } = openServer();
    await completeOne(user, 'AA1');
    change(1, { building_name: 'Another' });
    const count = sent().length;
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not undone: AA1. The elevator was changed meanwhile.',
    );
    expect(stored.get(1)).toMatchObject({ main_state: 'Completed', building_name: 'Another' });
    expect(sent()).toHaveLength(count);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('is refused by the server when the change comes between (409)', async () => {
    const { user, stored, change } = openServer();
    await completeOne(user, 'AA1');
    const completed = stored.get(1);
    change(1, { building_name: 'Another' });
    const outdated = new FakeResponse(409, { detail: 'The elevator was changed meanwhile.' });
    const answers = [completed, outdated, stored.get(1)];
    network.answer(updateElevator, () => answers.shift() ?? new FakeResponse(500, {}));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not undone: AA1. The elevator was changed meanwhile.',
    );
  });

  test('works on a server without versions: the stored dates decide (R901)', async () => {
    const { user, stored, change } = openServer({ versions: false });
    await completeOne(user, 'AA1');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The completion was undone.')).toBeVisible();
    expect(stored.get(1)).toMatchObject(before);
    expect(sent().at(-1)).not.toHaveProperty('version');
    await completeOne(user, 'AA2');
    change(2, { main_due_date: addDays(today, 90) });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Not undone: AA2\./)).toBeVisible();
  });

  test('that fails can be tried again', async () => {
    const { user, stored } = openServer();
    await completeOne(user, 'AA1');
    const completed = stored.get(1);
    network.offline(updateElevator);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Not undone: AA1\. The server could not be reached/)).toBeVisible();
    network.answer(updateElevator, ({ body }) => ({ ...completed, ...Object(body) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The completion was undone.')).toBeVisible();
  });

  test('is not offered for an elevator that somebody else had completed', async () => {
    const { user, change } = openServer();
    await screen.findByRole('button', { name: 'Complete AA1' });
    change(1, { main_state: 'Completed' });
    await completeOne(user, 'AA1');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
