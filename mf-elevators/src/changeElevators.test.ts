import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { anElevator, DEALER_ID, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { changeElevators } from './changeElevators';

const network = fakeNetwork();
beforeEach(() => signedIn());

/** What a strict server expects in every update. */
const REQUIRED = [
  'building_name',
  'elevator_address',
  'elevator_name',
  'elevator_zip',
  'install_date',
  'main_cycle_days',
  'main_due_date',
  'main_start_date',
  'main_state',
  'user_id',
];
const lift = anElevator({ elevator_id: 7, main_due_date: '2026-05-05', customer_id: 9 });
const sent = () => network.calls(updateElevator).at(-1)?.body ?? {};

test('a change is sent with everything that a strict server requires, and with nothing else', async () => {
  network.answer(updateElevator, lift);
  const user_id = [DEALER_ID, 104];
  const { changed } = await changeElevators([lift], () => ({ user_id }));
  expect(changed).toHaveLength(1);
  expect(Object.keys(sent()).sort()).toEqual(REQUIRED);
  expect(sent()).toMatchObject({ elevator_name: lift.elevator_name, main_due_date: '2026-05-05', user_id });
});

test('a stored value that the server would refuse is not sent again', async () => {
  network.answer(updateElevator, { ...lift, elevator_zip: '', main_cycle_days: 45 });
  await changeElevators([lift], () => ({ main_due_date: '2026-06-06' }));
  expect(Object.keys(sent()).sort()).toEqual(
    REQUIRED.filter((name) => name !== 'elevator_zip' && name !== 'main_cycle_days'),
  );
});

test('an elevator that somebody else changes in between is read and changed once more', async () => {
  const completed = { ...lift, main_state: 'Completed' as const, version: 5 };
  const answers = [
    { ...lift, version: 4 },
    new FakeResponse(409, { detail: 'Changed.' }),
    completed,
    completed,
  ];
  network.answer(updateElevator, () => answers.shift() ?? completed);
  const { changed } = await changeElevators([lift], () => ({ user_id: [DEALER_ID, 104] }));
  expect(changed).toHaveLength(1);
  expect(sent()).toMatchObject({ main_state: 'Completed', version: 5 });
});

test('an elevator without changes is not sent, and one that is gone has a reason', async () => {
  network.answer(updateElevator, ({ params }) =>
    params['elevator_id'] === '7' ? lift : new FakeResponse(404, { detail: 'Not found.' }),
  );
  const gone = { elevator_id: 8, elevator_name: 'B8' };
  const { changed, failed } = await changeElevators([lift, gone], () => undefined);
  expect(changed.map(({ elevator_id }) => elevator_id)).toEqual([7]);
  expect(failed).toEqual([{ ...gone, reason: 'This elevator does not exist or was deleted.' }]);
  expect(network.calls(updateElevator).map(({ body }) => body ?? {})).toEqual([{}, {}]);
});
