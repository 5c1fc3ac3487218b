import { moveVisit } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { maintenanceCalendar } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aCalendarEntry } from '@smart-elevator/shared-api/testing/contractFactories';
import { anElevator } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openContracts } from '../testing/openContracts';

const network = fakeNetwork();
const open = (address: string) => {
  network.answerList(employeeList, []);
  return openContracts(network, address);
};

const entry = aCalendarEntry({ day: '2026-11-05', elevator_id: 7, elevator_name: 'A1' });
const captured = jest.fn();
beforeEach(() => {
  captured.mockClear();
  // What jsdom lacks.
  Object.assign(HTMLElement.prototype, { setPointerCapture: captured });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  Reflect.deleteProperty(document, 'elementFromPoint');
});
const pointer = (target: HTMLElement, type: string, pointerType: string, clientX = 0) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType, isPrimary: true }),
  );
const drag = (
  from: HTMLElement,
  to: HTMLElement,
  { pointerType = 'mouse', by = 40, end = 'pointerup' } = {},
) => {
  Object.assign(document, { elementFromPoint: () => to });
  pointer(from, 'pointerdown', pointerType);
  pointer(from, 'pointermove', pointerType, by);
  pointer(from, end, pointerType, by);
  fireEvent.click(from, { detail: 1 });
};
const a1 = () => screen.findByRole('link', { name: /A1/ });
const cell = (name: RegExp | string) => screen.getByRole('cell', { name });
const movedTo = () =>
  network
    .calls(updateElevator)
    .filter(({ body }) => Object.keys(body ?? {}).length > 0)
    .map(({ params, body }) => ({ ...params, ...Object(body) }));

test('moves the due date to another day, and undo moves it back', async () => {
  network.answer(maintenanceCalendar, [entry]);
  network.answer(updateElevator, anElevator({ elevator_id: 7, main_due_date: '2026-11-05' }));
  const { user, address } = open('/maintenance_calendar?month=2026-11');
  drag(await a1(), cell(/Mon 9/));
  expect(await screen.findByText('A1 is now due on 11/09/2026.')).toBeVisible();
  network.answer(updateElevator, anElevator({ elevator_id: 7, main_due_date: '2026-11-09' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('A1 is now due on 11/05/2026.')).toBeVisible();
  expect(movedTo()).toMatchObject([
    { elevator_id: '7', main_due_date: '2026-11-09' },
    { elevator_id: '7', main_due_date: '2026-11-05' },
  ]);
  expect(address()).toBe('/maintenance_calendar?month=2026-11');
});

test('a finger drags the handle; elsewhere it scrolls the page', async () => {
  network.answer(maintenanceCalendar, [entry]);
  network.answer(updateElevator, anElevator({ elevator_id: 7, main_due_date: '2026-11-05' }));
  open('/maintenance_calendar?month=2026-11');
  const link = await a1();
  pointer(link, 'pointerdown', 'touch');
  expect(captured).not.toHaveBeenCalled();
  const handle = link.querySelector<HTMLElement>('[data-handle]');
  drag(handle ?? link, cell(/Mon 9/), { pointerType: 'touch' });
  expect(await screen.findByText('A1 is now due on 11/09/2026.')).toBeVisible();
});

test.each([
  ['a press that hardly moves is a click', { by: 3 }, /elevator\?elevatorId/],
  ['a cancelled drag changes nothing', { end: 'pointercancel' }, /maintenance_calendar/],
])('%s', async (_, how, expected) => {
  network.answer(maintenanceCalendar, [entry]);
  network.answer(updateElevator, anElevator({ elevator_id: 7, main_due_date: '2026-11-05' }));
  const { address } = open('/maintenance_calendar?month=2026-11');
  drag(await a1(), cell(/Mon 9/), how);
  expect(address()).toMatch(expected);
  expect(movedTo()).toEqual([]);
});

test('a refusal is shown with its reason', async () => {
  network.answer(maintenanceCalendar, [entry]);
  network.fail(updateElevator, 400, { main_due_date: ['The due date is before the start date.'] });
  open('/maintenance_calendar?month=2026-11');
  drag(await a1(), cell('Mon 2'));
  expect(
    await screen.findByText(/^The due date of A1 was not changed: The due date is before/),
  ).toBeVisible();
});

const visit = aCalendarEntry({
  ...entry,
  kind: 'visit',
  contract_id: 3,
  main_state: null,
  promised_day: '2026-11-02',
});
const moves = () => network.calls(moveVisit).map(({ params, body }) => [params, body]);

test('moves a visit of a contract, and undo moves it back', async () => {
  network.answer(maintenanceCalendar, [visit]);
  network.answer(moveVisit, { elevator_id: 7, promised_day: '2026-11-02', from: '', day: '' });
  const { user } = open('/maintenance_calendar?month=2026-11');
  expect(await a1()).toHaveAttribute('title', expect.stringContaining('Promised for 11/02/2026'));
  drag(await a1(), cell(/Mon 9/));
  expect(await screen.findByText('The visit to A1 is now on 11/09/2026.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The visit to A1 is now on 11/05/2026.');
  const what = { elevator_id: 7, promised_day: '2026-11-02' };
  expect(moves()).toEqual([
    [{ contract_id: '3' }, { ...what, from: '2026-11-05', day: '2026-11-09' }],
    [{ contract_id: '3' }, { ...what, from: '2026-11-09', day: '2026-11-05' }],
  ]);
});

test('by keyboard: Space picks up, the arrows move by a day or a week, Space drops; the focus follows', async () => {
  network.answer(maintenanceCalendar, [visit]);
  network.answer(moveVisit, { elevator_id: 7, promised_day: '2026-11-02', from: '', day: '' });
  const { user } = open('/maintenance_calendar?month=2026-11');
  (await a1()).focus();
  expect(await a1()).toHaveAccessibleDescription(/Space picks it up/);
  await user.keyboard(' {ArrowRight}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}');
  // No day is outside the month: the last but one key did nothing.
  expect(screen.getByText('A1, to 11/13/2026')).toBeInTheDocument();
  network.answer(maintenanceCalendar, [{ ...visit, day: '2026-11-13' }]);
  await user.keyboard(' ');
  await waitFor(() => expect(within(cell(/Fri 13/)).getByRole('link')).toHaveFocus());
  expect(moves()).toHaveLength(1);
});

test('by keyboard: Escape puts the entry back', async () => {
  network.answer(moveVisit, { elevator_id: 7, promised_day: '2026-11-02', from: '', day: '' });
  network.answer(maintenanceCalendar, [visit]);
  const { user } = open('/maintenance_calendar?month=2026-11');
  (await a1()).focus();
  await user.keyboard(' {ArrowRight}{Escape}');
  expect(screen.queryByText(/^A1, to/)).toBeNull();
  expect(moves()).toEqual([]);
  expect(await a1()).toHaveFocus();
});

test.each([
  ['a visit that somebody else moved', visit, 'The visit to A1 was not moved: It was moved to another day'],
  ['a due date that somebody else changed', entry, 'The due date of A1 was not changed: It was moved to'],
])('%s stays where it is now', async (_, moved, message) => {
  network.answer(maintenanceCalendar, [moved]);
  network.answer(updateElevator, anElevator({ elevator_id: 7, main_due_date: '2026-11-20' }));
  network.fail(moveVisit, 409, { detail: 'It was moved to another day meanwhile.' });
  open('/maintenance_calendar?month=2026-11');
  drag(await a1(), cell(/Mon 9/));
  expect(await screen.findByText(new RegExp(`^${message}`))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await waitFor(() => expect(network.calls(maintenanceCalendar)).toHaveLength(2));
  expect(movedTo()).toEqual([]);
});

test('a visit stays on a server that cannot move it', async () => {
  network.answer(moveVisit, { elevator_id: 7, promised_day: '2026-11-02', from: '', day: '' });
  network.answer(maintenanceCalendar, [{ ...visit, contract_id: null }]);
  open('/maintenance_calendar?month=2026-11');
  drag(await a1(), cell(/Mon 9/));
  expect(moves()).toEqual([]);
});
