import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { addVisit, readVisit, visitHistory } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { anElevator } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { screen, waitFor } from '@testing-library/react';
import { openVisits } from '../testing/openVisits';

const network = fakeNetwork();

function open(address: string) {
  network.answerList(userElevators, [
    anElevator({ elevator_id: 7, elevator_name: 'A7', building_name: 'Harbor' }),
    anElevator({ elevator_id: 8, elevator_name: 'A8', building_name: 'Mill' }, 2),
  ]);
  network.answer(addVisit, aVisit({ visit_id: 3, building_name: 'Harbor' }));
  network.answer(readVisit, aVisit({ visit_id: 3, building_name: 'Harbor' }));
  network.answerList(visitHistory, []);
  return openVisits(network, address);
}

test('a visit is planned for the elevator of the address, and its page opens (R1206)', async () => {
  const { user, address } = open('/add_visit?elevatorId=7');
  await user.type(await screen.findByLabelText('Note'), 'Ring twice');
  await user.click(screen.getByRole('button', { name: 'Plan the visit' }));
  await waitFor(() => expect(address()).toBe('/visit?visitId=3'));
  expect(network.calls(addVisit).map(({ body }) => body)).toEqual([
    expect.objectContaining({ elevator_ids: [7], note: 'Ring twice', technician_ids: [] }),
  ]);
});

test('without an elevator nothing is sent', async () => {
  const { user } = open('/add_visit');
  await user.click(await screen.findByRole('button', { name: 'Plan the visit' }));
  expect((await screen.findAllByText('Choose at least one lift.'))[0]).toBeVisible();
  expect(network.calls(addVisit)).toEqual([]);
});
