import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { maintenanceCalendar } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { changeVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { aCalendarEntry } from '@smart-elevator/shared-api/testing/contractFactories';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { anElevator } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
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

test('a move whose answer was lost succeeds when it is tried again', async () => {
  network.answer(maintenanceCalendar, [entry]);
  const at = (main_due_date: string) => anElevator({ elevator_id: 7, main_due_date });
  let tries = 0;
  network.answer(updateElevator, ({ body }) => {
    // The elevator is read by an update without changes.
    const isRead = Object.keys(body ?? {}).length === 0;
    if (!isRead) tries += 1;
    return tries === 1 && !isRead ? new FakeResponse(503, '') : at(tries === 0 ? '2026-11-05' : '2026-11-09');
  });
  const { user } = open('/maintenance_calendar?month=2026-11');
  drag(await a1(), cell(/Mon 9/));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A1 is now due on 11/09/2026.')).toBeVisible();
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
  visit_id: 9,
  version: 4,
  visit_state: 'Planned',
});
const moves = () => network.calls(changeVisit).map(({ params, body }) => [params, body]);

test('moves a visit with all its lifts, and undo moves it back (R1205)', async () => {
  network.answer(maintenanceCalendar, [visit]);
  network.answer(changeVisit, aVisit({ visit_id: 9, version: 5 }));
  const { user } = open('/maintenance_calendar?month=2026-11');
  expect(await a1()).toHaveAttribute('title', expect.stringContaining('Promised for 11/02/2026'));
  drag(await a1(), cell(/Mon 9/));
  expect(await screen.findByText('The visit to A1 is now on 11/09/2026.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The visit to A1 is now on 11/05/2026.');
  expect(moves()).toEqual([
    [{ visit_id: '9' }, { version: 4, planned_day: '2026-11-09' }],
    [{ visit_id: '9' }, { version: 5, planned_day: '2026-11-05' }],
  ]);
});

test.each(['visit', 'due date'])(
  'a %s that is dragged again before its first answer is drawn is not in its own way, and undo moves it back by one move (R1205)',
  async (what) => {
    const drawn = what === 'visit' ? { ...visit, visit_id: 10, version: 1 } : entry;
    network.answer(maintenanceCalendar, [drawn]);
    const days = ['2026-11-05'];
    const answered = deferred<undefined>();
    network.answer(changeVisit, async ({ body }) => {
      await answered.promise;
      if (Object(body).version !== days.length) return new FakeResponse(409, '{"detail":"Changed by you."}');
      return aVisit({ visit_id: 10, version: days.push(Object(body).planned_day) });
    });
    network.answer(updateElevator, async ({ body }) => {
      const to = Object(body).main_due_date;
      if (to) await answered.promise;
      if (to) days.push(to);
      return anElevator({ elevator_id: 7, main_due_date: days.at(-1) ?? entry.day });
    });
    const { user } = open('/maintenance_calendar?month=2026-11');
    drag(await a1(), cell(/Mon 9/));
    drag(await a1(), cell(/Tue 10/));
    answered.resolve(undefined);
    const last = await screen.findByText(/A1 is now (due )?on 11\/10\/2026\./);
    const undo = within(last.parentElement ?? document.body).getByRole('button', { name: 'Undo' });
    await user.click(undo);
    await waitFor(() => expect(days.slice(1)).toEqual(['2026-11-09', '2026-11-10', '2026-11-09']));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('by keyboard: Space picks up, the arrows move by a day or a week, Space drops; the focus follows', async () => {
  network.answer(maintenanceCalendar, [visit]);
  network.answer(changeVisit, aVisit({ visit_id: 9, version: 5 }));
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
  network.answer(changeVisit, aVisit({ visit_id: 9, version: 5 }));
  network.answer(maintenanceCalendar, [visit]);
  const { user } = open('/maintenance_calendar?month=2026-11');
  (await a1()).focus();
  await user.keyboard(' {ArrowRight}{Escape}');
  expect(screen.queryByText(/^A1, to/)).toBeNull();
  expect(moves()).toEqual([]);
  expect(await a1()).toHaveFocus();
});

test.each([
  ['a visit that somebody else moved', visit, 'The visit to A1 was not moved: Ravi has changed it'],
  ['a due date that somebody else changed', entry, 'The due date of A1 was not changed: It was moved to'],
])('%s stays where it is now', async (_, moved, message) => {
  network.answer(maintenanceCalendar, [moved]);
  network.answer(updateElevator, anElevator({ elevator_id: 7, main_due_date: '2026-11-20' }));
  network.fail(changeVisit, 409, { detail: 'Ravi has changed it.' });
  open('/maintenance_calendar?month=2026-11');
  drag(await a1(), cell(/Mon 9/));
  expect(await screen.findByText(new RegExp(`^${message}`))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await waitFor(() => expect(network.calls(maintenanceCalendar)).toHaveLength(2));
  expect(movedTo()).toEqual([]);
});

test.each(['OnTheWay', 'Done', 'Missed'] as const)(
  'a visit that is %s stays, and says so (R1202)',
  async (visit_state) => {
    network.answer(changeVisit, aVisit({ visit_id: 9, version: 5 }));
    network.answer(maintenanceCalendar, [{ ...visit, visit_state }]);
    open('/maintenance_calendar?month=2026-11');
    const words = { OnTheWay: 'On the way', Done: 'Visited', Missed: 'Missed visit' };
    expect(await a1()).toHaveTextContent(words[visit_state]);
    drag(await a1(), cell(/Mon 9/));
    expect(moves()).toEqual([]);
  },
);
