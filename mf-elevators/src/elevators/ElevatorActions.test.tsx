import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import {
  deleteElevator,
  elevatorBuildings,
  userElevators,
} from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { anElevator, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import { ElevatorsPage } from './ElevatorsPage';

const network = fakeNetwork();

const north = anElevator({ elevator_name: 'North', building_name: 'Mill' }, 1);
const south = anElevator({ elevator_name: 'South' }, 2);

async function openAndAsk(contracts: readonly AmcContract[] = [], states: readonly VisitState[] = []) {
  signedIn();
  network.answerList(
    visitList,
    states.map((state) => aVisit({ state })),
    { matches: (row, query) => row.state === query['state'] },
  );
  network.answerList(contractList, contracts);
  network.answerList(userElevators, [north, south]);
  network.answerList(elevatorBuildings, []);
  network.answerList(employeeList, []);
  network.answerList(customerList, []);
  const view = renderRoutes(
    [
      { path: '/elevators', element: <ElevatorsPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    '/elevators',
  );
  await view.user.click(await screen.findByRole('button', { name: 'Delete elevator North' }));
  return view;
}

test('deleting asks first, and names the elevator (R510)', async () => {
  network.answer(deleteElevator, {});
  const { user } = await openAndAsk();
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this Elevator?' });
  expect(dialog).toHaveTextContent('North, Mill');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(network.calls(deleteElevator)).toEqual([]);
});

test('deleting says what happens to open visits (R1338)', async () => {
  await openAndAsk([], ['Planned', 'OnHold', 'AtWork', 'Done']);
  expect(
    await screen.findByText(
      '3 open visits go on without this elevator, or are cancelled if they have no other one.',
    ),
  ).toBeVisible();
  expect(network.calls(visitList)[0]?.query).toMatchObject({ elevator: String(north.elevator_id) });
});

const runsFor = (values: Partial<AmcContract>, n = 1) =>
  aContract(
    { customer_name: 'harbor', start_date: '2026-01-01', end_date: '2026-12-31', days_left: 10, ...values },
    n,
  );

describe('an elevator under contract: the dialog names it', () => {
  const dialog = () => screen.findByRole('alertdialog');

  test('and that it continues without this elevator', async () => {
    await openAndAsk([runsFor({ elevator_ids: [north.elevator_id, south.elevator_id] })]);
    await waitFor(async () =>
      expect(await dialog()).toHaveAccessibleDescription(
        /North, Mill.*The AMC contract of harbor, 01\/01\/2026 – 12\/31\/2026, continues without this elevator\.$/,
      ),
    );
    expect(network.calls(contractList)[0]?.query).toMatchObject({ elevator: String(north.elevator_id) });
  });

  test('and that it ends, if this is its last elevator', async () => {
    await openAndAsk([
      runsFor({ elevator_ids: [north.elevator_id] }),
      runsFor(
        { elevator_ids: [north.elevator_id], customer_name: 'over', days_left: -1, state: 'Lapsed' },
        2,
      ),
    ]);
    await waitFor(async () =>
      expect(await dialog()).toHaveTextContent(
        'The AMC contract of harbor, 01/01/2026 – 12/31/2026, ends: this is its last elevator.',
      ),
    );
    expect(await dialog()).not.toHaveTextContent('over');
  });

  test.each([
    [404, false],
    [500, true],
  ])(
    'nothing is said of contracts where the server has none (%i: a failure is shown: %s)',
    async (status, shown) => {
      const opened = openAndAsk();
      network.fail(contractList, status, { detail: 'no' });
      await opened;
      await waitFor(async () => expect(await dialog()).not.toHaveTextContent('Loading AMC contracts'));
      expect((await dialog()).textContent.includes('could not be loaded')).toBe(shown);
    },
  );
});

test('a deleted elevator disappears from the list, and a message is shown', async () => {
  const { user } = await openAndAsk();
  network.answer(deleteElevator, () => {
    network.answerList(userElevators, [south]);
    return new FakeResponse(204);
  });
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Elevator with ID North deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'North' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'South' })).toBeVisible();
  expect(network.calls(deleteElevator).map(({ params }) => params)).toEqual([
    { elevator_id: String(north.elevator_id) },
  ]);
});

test('a failed deletion shows the reason, and the elevator stays (R510)', async () => {
  const { user } = await openAndAsk();
  network.fail(deleteElevator, 500, { detail: 'A server error occurred.' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to delete user with ID North: \S/);
  expect(screen.getByRole('heading', { name: 'North' })).toBeVisible();
});

test('an elevator that is already deleted: the deletion fails with a message, and the card disappears', async () => {
  const { user } = await openAndAsk();
  network.answer(deleteElevator, () => {
    network.answerList(userElevators, [south]);
    return new FakeResponse(404, { detail: 'Not found.' });
  });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to delete user with ID North: Not Found',
  );
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'North' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'South' })).toBeVisible();
});

test('a card links to its edit form, the page to a new elevator', async () => {
  const { user, address } = await openAndAsk();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('link', { name: 'Add Elevator' })).toHaveAttribute('href', '/add_elevator');
  await user.click(screen.getByRole('link', { name: 'Edit elevator North' }));
  expect(address()).toBe(`/edit_elevator?elevatorId=${north.elevator_id}`);
});
