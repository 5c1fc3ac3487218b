import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { employeeTicketList, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { TICKET_PAGE_SIZE_MAX } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { changeVisitState, visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { matchesVisit } from '@smart-elevator/shared-api/contract/visits/visitFilter';
import { aTicketRow, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { act, screen, waitFor, within } from '@testing-library/react';
import description from '../../remote.json';
import { enqueue } from '../outbox/outbox';
import { closeOutbox } from '../outbox/outboxDatabase';
import { paths, ticketPath } from '../paths';
import { closed, done, newPhone } from '../testing/outboxPage';
import { openScreen, untilSent } from '../testing/openScreen';

const network = fakeNetwork();
beforeEach(async () => {
  await closeOutbox();
  await newPhone(network);
  network.answerList(employeeTicketList, []);
});

const today = localDay();

function openMyWork() {
  signedIn();
  return openScreen(paths.myWork);
}

test('the visits of today come in the order of the day, with building, time and state (R1410)', async () => {
  network.answerList(visitList, [
    aVisit({ building_name: 'Mill', planned_day: today }),
    aVisit(
      {
        ...{ building_name: 'Harbor', planned_day: today, state: 'OnTheWay' },
        ...{ from_time: '14:00', to_time: '15:30' },
      },
      2,
    ),
    aVisit({ building_name: 'Tower', planned_day: today, from_time: '09:30', to_time: '12:00' }, 3),
  ]);
  openMyWork();
  const cards = within(await screen.findByRole('list', { name: 'Visits today' })).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Tower',
    'Harbor',
    'Mill',
  ]);
  expect(cards[1]).toHaveTextContent('On the way');
  expect(cards[1]).toHaveTextContent('02:00 PM – 03:30 PM · 1 elevator');
});

const nextDay = (days = 1) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * 86_400_000);

test('without a network the next day has its visits, first of all what has begun before, until it is over (R1410, R1419)', async () => {
  const yesterday = { planned_day: today, from_time: '14:00', to_time: '15:30' };
  network.answerList(
    visitList,
    [
      aVisit({ building_name: 'Harbor', ...yesterday, state: 'AtWork' }),
      aVisit({ building_name: 'Tower', ...yesterday }, 2),
      aVisit(
        { building_name: 'Mill', planned_day: addDays(today, 1), from_time: '09:30', to_time: '12:00' },
        3,
      ),
    ],
    { matches: (row, query) => matchesVisit(row, query) },
  );
  const { unmount } = openMyWork();
  expect(await screen.findByRole('heading', { name: 'Harbor' })).toBeVisible();
  unmount();
  nextDay();
  for (const call of [visitList, changeVisitState]) network.offline(call);
  openMyWork();
  const list = within(await screen.findByRole('list', { name: 'Visits today' }));
  const shown = () => list.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Harbor', 'Mill']);
  expect(list.getByText(new RegExp(formatWeekday(today)))).toBeVisible();
  await act(() => enqueue(done(1)));
  await waitFor(() => expect(shown()).toEqual(['Mill']));
  await untilSent();
});

test('what was read days ago does not say that there are no visits today (R1419)', async () => {
  network.answerList(visitList, []);
  const { unmount } = openMyWork();
  expect(await screen.findByText('No visits today')).toBeVisible();
  unmount();
  nextDay(2);
  network.offline(visitList);
  openMyWork();
  expect(await screen.findByText('Your visits could not be loaded')).toBeVisible();
});

test('the open tickets come after the visits, the most urgent first (R1397)', async () => {
  network.answerList(visitList, []);
  network.answerList(employeeTicketList, [
    aTicketRow({ ticket_key: 'ELV-1', status: 'Open', priority: 'Low' }),
    aTicketRow({ ticket_key: 'ELV-2', status: 'Closed', priority: 'Critical' }, 2),
    aTicketRow({ ticket_key: 'ELV-3', status: 'OnHold', priority: 'High' }, 3),
    aTicketRow({ ticket_key: 'ELV-4', status: 'Open', priority: 'Low', entrapment: true }, 4),
  ]);
  openMyWork();
  const panel = within(await screen.findByRole('region', { name: '3 open tickets' }));
  expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual(['ELV-4', 'ELV-3', 'ELV-1']);
  expect(network.calls(employeeTicketList).at(-1)?.query).toMatchObject({ only_assigned: 'true' });
});

test('an open ticket is there, however many closed ones have changed since (R1397)', async () => {
  network.answerList(visitList, []);
  const closedOnes = Array.from({ length: TICKET_PAGE_SIZE_MAX }, (_, at) =>
    aTicketRow({ status: 'Closed' }, at + 2),
  );
  network.answerList(employeeTicketList, [...closedOnes, aTicketRow({ status: 'Open' })], {
    matches: ({ status }, { active }) => !active || status !== 'Closed',
  });
  openMyWork();
  const panel = within(await screen.findByRole('region', { name: '1 open ticket' }));
  expect(panel.getByRole('link')).toHaveAttribute('href', ticketPath(1));
});

test('a ticket that was closed without a network is no longer open (R1416)', async () => {
  network.answerList(visitList, []);
  network.answerList(employeeTicketList, [aTicketRow({ status: 'Open' }), aTicketRow({ status: 'Open' }, 2)]);
  network.offline(updateTicket);
  signedIn();
  await enqueue(closed(1));
  openScreen(paths.myWork);
  const panel = within(await screen.findByRole('region', { name: '1 open ticket' }));
  expect(panel.getByRole('link')).toHaveAttribute('href', ticketPath(2));
  await untilSent();
});

test('a day without visits says so', async () => {
  network.answerList(visitList, []);
  openMyWork();
  expect(await screen.findByText('No visits today')).toBeVisible();
});

test('visits that cannot be loaded are asked for again', async () => {
  network.fail(visitList, 400, { detail: 'No.' });
  const { user } = openMyWork();
  expect(await screen.findByText('Your visits could not be loaded')).toBeVisible();
  network.answerList(visitList, [aVisit({ building_name: 'Mill', planned_day: today })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Mill' })).toBeVisible();
});

test('it is for technicians only, and the first section of their navigation (R1393, R1394, R1410)', () => {
  expect(description.roles).toEqual(['TechnicianUser']);
  expect(description.navigation.map(({ path }) => path)).toEqual([
    paths.myWork,
    paths.visits,
    paths.lifts,
    paths.profile,
  ]);
});
