import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { anElevator, aTicketRow, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { act, screen } from '@testing-library/react';
import { cleanPack, packAnswers, unpack } from '../pack/dayPack';
import { paths } from '../paths';
import { newPhone } from '../testing/outboxPage';
import { openScreen } from '../testing/openScreen';

const network = fakeNetwork();
beforeEach(async () => {
  await newPhone(network);
  signedIn({ user_id: 4, user_type: 'TechnicianUser', dealer_id: 3 });
});
afterEach(() => cleanPack());

const open = (address: string) => openScreen(address);

/** The time on the quiet line: the same form as on the strip of unsent work. */
const AS_OF = /^Not up to date: as of \d\d:\d\d [AP]M$/;

/** A page that has read My Work is closed, and another one opens without a network. */
async function readMyWork(): Promise<void> {
  network.answerList(visitList, [aVisit({ building_name: 'Mill', planned_day: localDay() })]);
  network.answerList(employeeTicketList, [aTicketRow({ ticket_key: 'ELV-1', status: 'Open' })]);
  const { unmount } = open(paths.myWork);
  const stop = packAnswers(4);
  await screen.findByRole('link', { name: /ELV-1/ });
  await screen.findByRole('heading', { name: 'Mill' });
  unmount();
  stop();
  queryClient.clear();
  network.offline(visitList);
  network.offline(employeeTicketList);
}

test('kept visits and tickets show with one quiet line that says how old they are, and with no failure (R1419)', async () => {
  await readMyWork();
  await unpack(4);
  // Older than what the client counts as fresh.
  await queryClient.invalidateQueries();
  open(paths.myWork);
  expect(await screen.findByRole('link', { name: /ELV-1/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mill' })).toBeVisible();
  expect(await screen.findByText(AS_OF)).toBeVisible();
  expect(screen.getAllByText(AS_OF)).toHaveLength(1);
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  network.answerList(visitList, [aVisit({ building_name: 'Mill', planned_day: localDay() })]);
  network.answerList(employeeTicketList, [aTicketRow({ ticket_key: 'ELV-2', status: 'Open' })]);
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('link', { name: /ELV-2/ })).toBeVisible();
  expect(screen.queryByText(AS_OF)).not.toBeInTheDocument();
});

test('a refusal is said, also beside what is kept', async () => {
  await readMyWork();
  await unpack(4);
  network.fail(visitList, 403, { detail: 'No.' });
  await queryClient.invalidateQueries();
  open(paths.myWork);
  expect(await screen.findByText('Your visits could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mill' })).toBeVisible();
});

test('without a network the lifts are searched on the phone (R1401, R1419)', async () => {
  network.answerList(userElevators, [
    anElevator({ elevator_name: 'AA1', building_name: 'Harbor' }),
    anElevator({ elevator_name: 'BB2', building_name: 'Mill' }, 2),
  ]);
  const { user } = open(paths.lifts);
  await screen.findByRole('link', { name: 'AA1' });
  network.offline(userElevators);
  await user.type(screen.getByRole('searchbox', { name: 'Search by lift, building or address' }), 'mil');
  expect(await screen.findByText(AS_OF)).toBeVisible();
  expect(screen.getByRole('link', { name: 'BB2' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'AA1' })).not.toBeInTheDocument();
});
