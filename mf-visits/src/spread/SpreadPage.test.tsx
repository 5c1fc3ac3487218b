import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import type { SpreadPreview } from '@smart-elevator/shared-api/contract/visits/spread';
import { previewSpread, spreadDay } from '@smart-elevator/shared-api/contract/visits/spreadEndpoints';
import { aPerson, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { SpreadPage } from './SpreadPage';

const network = fakeNetwork();
const ravi = { user_id: 4, username: 'ravi', full_name: 'Ravi Iyer' };
const asha = { user_id: 5, username: 'asha', full_name: 'Asha Rao' };
const today = localDay();

const preview: SpreadPreview = {
  changes: [
    {
      ...{ visit_id: 7, version: 3, building_name: 'Harbor', from_day: today, to_day: today },
      ...{ from_time: null, to_time: null, estimate_minutes: 90 },
      technicians: [ravi],
      next_technicians: [asha],
    },
    {
      ...{ visit_id: 8, version: 1, building_name: 'Mill', from_day: today, to_day: addDays(today, 1) },
      ...{ from_time: '09:00', to_time: '10:00', estimate_minutes: 60 },
      technicians: [ravi],
      next_technicians: [],
    },
  ],
  loads: [{ technician: asha, day: today, before: 400, after: 490 }],
  begun: 1,
  day_minutes: 480,
};

function open(address = '/spread_visits?userId=4', answer = preview) {
  signedIn();
  network.answer(loadPerson, {
    data: aPerson({ user_id: 4, user_type: 'TechnicianUser', first_name: 'Ravi', last_name: 'Iyer' }),
  });
  network.answer(previewSpread, answer);
  return renderRoutes(
    [
      { path: '/spread_visits', Component: SpreadPage },
      { path: '/dispatch', element: <p>the board</p> },
    ],
    address,
  );
}
const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('shows each visit with its new day and technician, and who gets more work; nothing is stored (R1211)', async () => {
  open();
  network.answer(spreadDay, { moves: [] });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Spread the visits of Ravi Iyer' }),
  ).toBeVisible();
  const changes = await table('What would change');
  expect(changes.getByRole('row', { name: /Harbor.*Ravi Iyer.*Asha Rao.*1 h 30 min/ })).toBeVisible();
  expect(
    changes.getByRole('row', { name: /Mill.*Ravi Iyer.*Nobody.*1 h.*09:00 AM – 10:00 AM/ }),
  ).toBeVisible();
  const loads = await table('Who gets more work');
  expect(loads.getByRole('row', { name: /Asha Rao.*6 h 40 min.*8 h 10 min \(overbooked\)/ })).toBeVisible();
  expect(screen.getByText('1 visit is under way and stays.')).toBeVisible();
  expect(screen.getByText('1 visit has nobody who could do it.')).toBeVisible();
  expect(network.calls(spreadDay)).toEqual([]);
});

test('the days and the choice are in the address, and asked for again (R1235)', async () => {
  const { user } = open(`/spread_visits?userId=4&from=${today}&to=${addDays(today, 2)}`);
  await user.click(await screen.findByRole('switch', { name: 'Each visit keeps its day' }));
  await waitFor(() =>
    expect(network.calls(previewSpread).at(-1)?.query).toMatchObject({
      technician_id: '4',
      from: today,
      to: addDays(today, 2),
      keep_day: 'true',
    }),
  );
});

test('is stored in one change with the versions that were seen, and undo moves all back (R1211)', async () => {
  const { user } = open();
  network.answer(spreadDay, {
    moves: [
      { visit_id: 7, version: 4, planned_day: today, technician_ids: [5] },
      { visit_id: 8, version: 2, planned_day: addDays(today, 1), technician_ids: [] },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Move 2 visits' }));
  expect(await screen.findByText('the board')).toBeVisible();
  expect(network.calls(spreadDay)[0]?.body).toEqual({
    moves: [
      { visit_id: 7, version: 3, planned_day: today, technician_ids: [5] },
      { visit_id: 8, version: 1, planned_day: addDays(today, 1), technician_ids: [] },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 visits were moved back.')).toBeVisible();
  expect(network.calls(spreadDay)[1]?.body).toEqual({
    moves: [
      { visit_id: 7, version: 4, planned_day: today, technician_ids: [4] },
      { visit_id: 8, version: 2, planned_day: today, technician_ids: [4] },
    ],
  });
});

test('a spread whose answer was lost can be tried again, as the same one, although nothing is left to spread (R256)', async () => {
  const { user } = open();
  network.offline(spreadDay);
  const press = await screen.findByRole('button', { name: 'Move 2 visits' });
  network.answer(previewSpread, { ...preview, changes: [], loads: [] });
  await user.click(press);
  expect(await screen.findByText('No visit of these days can be spread.')).toBeVisible();
  network.answer(spreadDay, {
    moves: [{ visit_id: 7, version: 4, planned_day: today, technician_ids: [5] }],
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the board')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  const [first, again] = network.calls(spreadDay);
  expect(again?.body).toEqual(first?.body);
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('an undo without an answer can be tried again (R1235)', async () => {
  const { user } = open();
  const move = { visit_id: 7, version: 4, planned_day: today, technician_ids: [5] };
  network.answer(spreadDay, { moves: [move] });
  await user.click(await screen.findByRole('button', { name: 'Move 2 visits' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  network.offline(spreadDay);
  await user.click(undo);
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(spreadDay, { moves: [{ ...move, version: 5 }] });
  await user.click(again);
  expect(await screen.findByText('1 visit was moved back.')).toBeVisible();
});

test('a refusal says who was first, and the preview is read again (R1205)', async () => {
  const { user } = open();
  network.fail(spreadDay, 409, {
    detail: 'Asha Rao has changed this visit meanwhile.',
    current: aVisit({ visit_id: 7 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Move 2 visits' }));
  expect(
    await screen.findByText(/Nothing was moved\. Asha Rao has changed this visit meanwhile\./),
  ).toBeVisible();
  await waitFor(() => expect(network.calls(previewSpread).length).toBeGreaterThan(1));
});

test('no visits, refused days, and no technician: each is said', async () => {
  open('/spread_visits?userId=4', { ...preview, changes: [], loads: [], begun: 0 });
  expect(await screen.findByText('No visit of these days can be spread.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('a day that is over is refused with its sentence', async () => {
  signedIn();
  network.answer(loadPerson, { data: aPerson({ user_id: 4 }) });
  network.fail(previewSpread, 400, { to: ['The day may not be in the past.'] });
  renderRoutes(
    [{ path: '/spread_visits', Component: SpreadPage }],
    '/spread_visits?userId=4&from=2026-01-02',
  );
  expect(await screen.findByText('The day may not be in the past.')).toBeVisible();
});
