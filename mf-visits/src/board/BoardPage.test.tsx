import { addDays, localDay, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import type { Board } from '@smart-elevator/shared-api/contract/visits/board';
import { changeVisit, readBoard, readTray } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { screen, waitFor, within } from '@testing-library/react';
import { openVisits } from '../testing/openVisits';

const network = fakeNetwork();

const ravi = { user_id: 4, username: 'ravi', full_name: 'Ravi Iyer' };
const asha = { user_id: 5, username: 'asha', full_name: 'Asha Rao' };
const monday = addDays(mondayOf(localDay()), 7);
const tuesday = addDays(monday, 1);

const harbor = aVisit({
  building_name: 'Harbor',
  planned_day: monday,
  promised_day: null,
  window_end: null,
  estimate_minutes: 90,
  technicians: [ravi],
});

function open(
  visits: readonly VisitRow[],
  changes: Partial<Board> = {},
  address = `/dispatch?week=${monday}`,
) {
  network.answer(readBoard, {
    technicians: [ravi, asha].map((person) => ({ ...person, is_active: true })),
    visits: [...visits],
    absences: [],
    days_off: [],
    day_minutes: 480,
    last_holiday: addDays(monday, 365),
    ...changes,
  });
  network.answer(readTray, {
    counts: { unassigned: 2, alerts: 1, hold: 0, cancelled: 0 },
    visits: [],
  });
  return openVisits(network, address);
}
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
const planned = () => network.calls(changeVisit).map(({ params, body }) => ({ ...params, ...Object(body) }));

test('technicians and days: each visit with its state, and how much of the day is booked (R1210)', async () => {
  open([harbor, aVisit({ building_name: 'Mill', planned_day: tuesday }, 2)], {
    absences: [{ absence_id: 1, technician: asha, from: tuesday, to: tuesday, kind: 'Training', note: '' }],
    days_off: [addDays(monday, 6)],
  });
  const first = await row('Ravi Iyer');
  expect(first.getByRole('link', { name: /Harbor.*Planned/ })).toHaveAttribute('href', '/visit?visitId=1');
  expect(first.getByRole('link', { name: /Day sheet of Ravi Iyer.*1 h 30 min of 8 h/ })).toHaveAttribute(
    'href',
    `/technician_day?userId=4&day=${monday}`,
  );
  expect((await row('Nobody')).getByRole('link', { name: /Mill/ })).toBeVisible();
  expect((await row('Asha Rao')).getByText('Training')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Day off/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Unassigned (2)' })).toBeVisible();
});

test('the keyboard moves a visit to another day and technician, and undo moves it back (R1231)', async () => {
  const { user } = open([harbor]);
  network.answer(changeVisit, { ...harbor, version: 2, planned_day: tuesday, technicians: [asha] });
  (await (await row('Ravi Iyer')).findByRole('link', { name: /Harbor/ })).focus();
  await user.keyboard(' {ArrowRight}{ArrowDown}{Enter}');
  expect(await screen.findByText(/^The visit to Harbor is now on .*, by Asha Rao\.$/)).toBeVisible();
  expect((await row('Asha Rao')).getByRole('link', { name: /Harbor/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/by Ravi Iyer\.$/);
  expect(planned()).toEqual([
    { visit_id: '1', version: 1, planned_day: tuesday, technician_ids: [5] },
    { visit_id: '1', version: 2, planned_day: monday, technician_ids: [4] },
  ]);
});

test('a visit that is moved again at once is sent with its new version (R1205)', async () => {
  const { user } = open([harbor]);
  network.answer(changeVisit, { ...harbor, version: 2, planned_day: tuesday });
  (await (await row('Ravi Iyer')).findByRole('link', { name: /Harbor/ })).focus();
  await user.keyboard(' {ArrowRight}{Enter}');
  (await row('Ravi Iyer')).getByRole('link', { name: /Harbor/ }).focus();
  await user.keyboard(' {ArrowRight}{Enter}');
  await waitFor(() => expect(planned().map(({ version }) => version)).toEqual([1, 2]));
});

test('Escape puts a visit back, and one under way cannot be moved (R1231)', async () => {
  network.answer(changeVisit, harbor);
  const { user } = open([harbor, aVisit({ ...harbor, visit_id: 2, building_name: 'Mill', state: 'AtWork' })]);
  const first = await row('Ravi Iyer');
  first.getByRole('link', { name: /Harbor/ }).focus();
  await user.keyboard(' {ArrowRight}{Escape}');
  first.getByRole('link', { name: /Mill.*At work/ }).focus();
  await user.keyboard(' {ArrowRight}{ArrowDown} ');
  expect(planned()).toEqual([]);
});

test('somebody else was first: the board says who, and is read again (R1205)', async () => {
  const { user } = open([harbor]);
  network.fail(changeVisit, 409, {
    detail: 'Asha Rao (asha) has changed this visit meanwhile.',
    current: harbor,
  });
  (await (await row('Ravi Iyer')).findByRole('link', { name: /Harbor/ })).focus();
  await user.keyboard(' {ArrowRight}{Enter}');
  expect(await screen.findByText(/Asha Rao \(asha\) has changed this visit meanwhile\.$/)).toBeVisible();
  await waitFor(() => expect(network.calls(readBoard)).toHaveLength(2));
  expect((await row('Ravi Iyer')).getByRole('link', { name: /Harbor/ })).toHaveFocus();
});

test('the filter by technician and the tab of the tray are in the address', async () => {
  const { user, address } = open([harbor], {}, `/dispatch?week=${monday}&technician=4&technicianName=Ravi`);
  await row('Ravi Iyer');
  expect(screen.queryByRole('row', { name: /^Asha/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Alerts (1)' }));
  await waitFor(() => expect(address()).toContain('tab=alerts'));
  expect(network.calls(readTray).at(-1)?.query).toEqual({ tab: 'alerts' });
});

test('the board warns when the entered days off end before the week does (R1208)', async () => {
  open([harbor], { last_holiday: monday });
  expect(await screen.findByText(/later holidays are not known to the plan/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter holidays' })).toHaveAttribute('href', '/working_days');
});

const byHour = (changes: Partial<Board> = {}, address = '') =>
  open(
    [
      aVisit({ ...harbor, from_time: '10:00', to_time: '11:30' }),
      aVisit({ ...harbor, visit_id: 2, building_name: 'Mill' }),
    ],
    changes,
    `/dispatch?view=day&day=${monday}${address}`,
  );

test('one day by the hour: fixed times at their time, the others say that they have none (R1270)', async () => {
  byHour({
    absences: [{ absence_id: 1, technician: asha, from: monday, to: monday, kind: 'Leave', note: '' }],
  });
  const first = await row('Ravi Iyer');
  expect(network.calls(readBoard)[0]?.query).toEqual({ from: monday, to: monday });
  expect(first.getByRole('link', { name: /Harbor.*10:00 AM – 11:30 AM/ })).toBeVisible();
  expect(first.getByRole('link', { name: /Mill.*No fixed time/ })).toBeVisible();
  expect(first.getByRole('link', { name: /3 h of 8 h/ })).toBeVisible();
  expect((await row('Asha Rao')).getByText('On leave')).toBeVisible();
});

test('by the hour today has a line at now, another day has none (R1320)', async () => {
  const today = localDay();
  // A visit of the whole day, so that every minute is shown.
  const whole = aVisit({ planned_day: today, from_time: '00:00', to_time: '23:59' });
  const { user } = open([whole], {}, `/dispatch?view=day&day=${today}`);
  expect(await screen.findByText(/^Now: \d\d:\d\d [AP]M$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  await waitFor(() => expect(screen.queryByText(/^Now: /)).not.toBeInTheDocument());
});

test('by the hour the keyboard sets the time, and undo the former one (R1270)', async () => {
  const { user } = byHour();
  network.answer(changeVisit, { ...harbor, version: 2, from_time: '11:00', to_time: '12:30' });
  (await (await row('Ravi Iyer')).findByRole('link', { name: /Harbor/ })).focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
  expect(
    await screen.findByText(/^The visit to Harbor is now on .*, 11:00 AM – 12:30 PM, by Ravi Iyer\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/10:00 AM – 11:30 AM, by Ravi Iyer\.$/);
  const at = { visit_id: '1', planned_day: monday, technician_ids: [4] };
  expect(planned()).toEqual([
    { ...at, version: 1, from_time: '11:00', to_time: '12:30' },
    { ...at, version: 2, from_time: '10:00', to_time: '11:30' },
  ]);
});

test('a visit without a fixed time stays one for another technician (R1270)', async () => {
  const { user } = byHour();
  network.answer(changeVisit, { ...harbor, version: 2, technicians: [asha] });
  (await (await row('Ravi Iyer')).findByRole('link', { name: /Mill/ })).focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  await screen.findByText(/by Asha Rao\.$/);
  expect(planned()).toEqual([{ visit_id: '2', version: 1, planned_day: monday, technician_ids: [5] }]);
});

test('week and day are in the address, and Back returns to the former one (R1270)', async () => {
  const { user, address } = open([harbor]);
  await row('Ravi Iyer');
  await user.click(screen.getByRole('button', { name: 'Day' }));
  await waitFor(() => expect(address()).toBe(`/dispatch?view=day&day=${monday}`));
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  await waitFor(() => expect(address()).toBe(`/dispatch?view=day&day=${tuesday}`));
  await user.click(screen.getByRole('button', { name: 'Week' }));
  await waitFor(() => expect(address()).toBe(`/dispatch?week=${tuesday}`));
});

test('the state and the customer narrow the visits, and not what is booked (R1271)', async () => {
  open(
    [
      harbor,
      aVisit({ ...harbor, visit_id: 2, building_name: 'Mill', state: 'Done', customer_id: 7 }),
      aVisit({ ...harbor, visit_id: 3, building_name: 'Rose', state: 'Done', customer_id: 8 }),
    ],
    {},
    `/dispatch?week=${monday}&state=Done&customer=7&customerName=Mehta`,
  );
  const first = await row('Ravi Iyer');
  expect(first.getByRole('link', { name: /Mill/ })).toBeVisible();
  expect(first.queryByRole('link', { name: /Harbor|Rose/ })).toBeNull();
  expect(first.getByRole('link', { name: /4 h 30 min of 8 h/ })).toBeVisible();
});

test('a technician’s row leads to the day sheet, which is printed, mailed and sent (R1273)', async () => {
  const { user } = open([harbor]);
  const first = await row('Ravi Iyer');
  await user.click(first.getByRole('button', { name: 'Actions for Ravi Iyer' }));
  expect(first.getByRole('link', { name: 'Day sheet: print, mail, WhatsApp' })).toHaveAttribute(
    'href',
    `/technician_day?userId=4&day=${monday}`,
  );
  expect(first.getByRole('link', { name: 'Spread visits' })).toHaveAttribute(
    'href',
    `/spread_visits?userId=4&from=${monday}`,
  );
});

test('the tray has the visits of nobody that the board does not show (R1274)', async () => {
  const free = aVisit({ building_name: 'Mill', planned_day: tuesday }, 2);
  open([free]);
  network.answer(readTray, {
    counts: { unassigned: 2, alerts: 0, hold: 0, cancelled: 0 },
    visits: [free, aVisit({ building_name: 'Rose', planned_day: addDays(monday, 30) }, 3)],
  });
  const tray = within(await screen.findByRole('region', { name: 'Tray' }));
  expect(await tray.findByRole('link', { name: /Rose/ })).toBeVisible();
  expect(tray.queryByRole('link', { name: /Mill/ })).toBeNull();
  expect(tray.getByText('1 more is on the board, in the row Nobody.')).toBeVisible();
  expect((await row('Nobody')).getByRole('link', { name: /Mill/ })).toBeVisible();
});
