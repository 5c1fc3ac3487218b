import { changeVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { Alerts } from '@smart-elevator/shared-ui/feedback/Alerts';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOBODY } from './boardState';
import { useBoardMoves } from './useBoardMoves';

const network = fakeNetwork();

test('a visit that was picked up before the answer to its last move is sent with the version of that answer (R1205)', async () => {
  signedIn();
  const visit = aVisit({ planned_day: '2026-12-01', technicians: [] });
  network.answer(changeVisit, ({ body }) => ({
    ...visit,
    version: Number(Object(body).version) + 1,
    planned_day: String(Object(body).planned_day),
  }));
  const read = [visit];
  const { result } = renderHook(() => useBoardMoves([], read));
  const moveTo = (day: string) => act(() => result.current.move(visit, NOBODY, { technician: NOBODY, day }));
  await moveTo('2026-12-02');
  await moveTo('2026-12-03');
  expect(network.calls(changeVisit).map(({ body }) => body)).toMatchObject([
    { version: 1, planned_day: '2026-12-02' },
    { version: 2, planned_day: '2026-12-03' },
  ]);
});

test('a move whose answer was lost is sent again under its key (R256)', async () => {
  signedIn();
  const visit = aVisit({ planned_day: '2026-12-01', technicians: [] });
  const read = [visit];
  const { result } = renderHook(() => useBoardMoves([], read));
  const moveTo = (day: string) => act(() => result.current.move(visit, NOBODY, { technician: NOBODY, day }));
  network.offline(changeVisit);
  await moveTo('2026-12-02');
  network.answer(changeVisit, { ...visit, version: 2, planned_day: '2026-12-02' });
  await moveTo('2026-12-02');
  await moveTo('2026-12-03');
  const keys = network.calls(changeVisit).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] ?? '')]);
});

test('who still has a visit of two is named when one of them gives it away (R1231)', async () => {
  signedIn();
  const technicians = ['ravi', 'asha'].map((username, at) => ({
    user_id: at + 1,
    username,
    full_name: null,
  }));
  const visit = aVisit({ planned_day: '2026-12-01', technicians });
  network.answer(changeVisit, { ...visit, version: 2 });
  const { result } = renderHook(() => useBoardMoves([], [visit]));
  render(<Alerts />);
  await act(() => result.current.move(visit, 1, { technician: NOBODY, day: '2026-12-01' }));
  expect(await screen.findByText(/is now on 12\/01\/2026, by asha\./)).toBeVisible();
  expect(network.calls(changeVisit)[0]?.body).toMatchObject({ technician_ids: [2] });
});

test('an undo without an answer can be tried again, until somebody else was first (R1231)', async () => {
  signedIn();
  const visit = aVisit({ planned_day: '2026-12-01', technicians: [] });
  const read = [visit];
  network.answer(changeVisit, { ...visit, version: 2, planned_day: '2026-12-02' });
  const { result } = renderHook(() => useBoardMoves([], read));
  render(<Alerts />);
  await act(() => result.current.move(visit, NOBODY, { technician: NOBODY, day: '2026-12-02' }));
  network.offline(changeVisit);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.fail(changeVisit, 409, { detail: 'Asha Rao has changed this visit meanwhile.' });
  await userEvent.click(again);
  expect(await screen.findByText(/Asha Rao has changed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(network.calls(changeVisit).map(({ body }) => Object(body).version)).toEqual([1, 2, 2]);
});

test('a visit that is moved while an undo is under way waits for it, and is not in its own way (R1205)', async () => {
  signedIn();
  const visit = aVisit({ planned_day: '2026-12-01', technicians: [] });
  const read = [visit];
  const undone = deferred<undefined>();
  network.answer(changeVisit, async ({ body }) => {
    const { version, planned_day } = Object(body);
    if (version === 2) await undone.promise;
    return { ...visit, version: version + 1, planned_day };
  });
  const { result } = renderHook(() => useBoardMoves([], read));
  render(<Alerts />);
  const moveTo = (day: string) => act(() => result.current.move(visit, NOBODY, { technician: NOBODY, day }));
  await moveTo('2026-12-02');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const moved = moveTo('2026-12-03');
  undone.resolve(undefined);
  await moved;
  expect(network.calls(changeVisit).map(({ body }) => Object(body).version)).toEqual([1, 2, 3]);
  expect(result.current.visits).toMatchObject([{ version: 4, planned_day: '2026-12-03' }]);
});
