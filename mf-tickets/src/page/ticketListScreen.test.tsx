import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import {
  dealerTicketList,
  readTicket,
  savedTicketViews,
  ticketCount,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { ticketTimeline } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import {
  anElevator,
  aTicketDetails,
  aTicketRow,
  many,
  signedIn,
} from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ticketLists } from '../lists/ticketLists';
import { answerTicketForms } from '../testing/ticketFormAnswers';
import { TicketListScreen } from './TicketListScreen';

const network = fakeNetwork();

beforeEach(() => {
  signedIn();
  answerTicketForms(network);
  network.answerList(ticketTimeline, []);
  network.answer(loadElevator, anElevator({}));
  network.answer(savedTicketViews, []);
  network.answerList(dealerTicketList, many(aTicketRow, 2, { status: 'Open' }));
  network.answer(ticketCount, {
    open_count: 2,
    inprogress_count: 1,
    onhold_count: 0,
    accepted_count: 4,
    closed_count: 1200,
  });
  network.answer(readTicket, ({ params }) =>
    aTicketDetails({
      ticket_id: Number(params['ticket_id']),
      ticket_key: `ELV-100${params['ticket_id']}`,
      summary: `Summary ${params['ticket_id']}`,
    }),
  );
});

const open = (address: string) =>
  renderRoutes(
    ticketLists.map((list) => ({ path: list.path, element: <TicketListScreen list={list} /> })),
    address,
  );

test('the lists of the statuses are tabs with their counts, and all of them (R377)', async () => {
  open('/all_open_tickets');
  const tabs = within(screen.getByRole('navigation', { name: 'Tickets by status' }));
  expect(await tabs.findByRole('link', { name: 'Open 2' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Open 2', '/all_open_tickets'],
    ['Inprogress 1', '/all_Inprogress_tickets'],
    ['OnHold 0', '/all_OnHold_tickets'],
    ['Accepted 4', '/all_accepted_tickets'],
    ['Closed 1,200', '/all_closed_tickets'],
    ['All 1,207', '/all_tech_issues'],
  ]);
});

test('counts that cannot be loaded leave the tabs without them (R377)', async () => {
  network.fail(ticketCount, 500);
  open('/all_open_tickets');
  await screen.findByRole('link', { name: 'ELV-1001' });
  expect(screen.getByRole('link', { name: 'OnHold' })).toHaveAttribute('href', '/all_OnHold_tickets');
});

test('the Space bar shows the ticket beside the list, j and k the next ones; the focus returns (R376)', async () => {
  const { user } = open('/all_open_tickets');
  await screen.findByRole('link', { name: 'ELV-1001' });
  const [, first, second] = screen.getAllByRole('row');
  first?.focus();
  await user.keyboard(' ');
  const sheet = () => within(screen.getByRole('dialog'));
  expect(await screen.findByRole('dialog', { name: 'ELV-1001' })).toBeVisible();
  expect(await sheet().findByRole('heading', { name: 'Summary 1' })).toBeVisible();
  expect(sheet().getByRole('link', { name: 'Open ticket' })).toHaveAttribute('href', '/ticket/ELV-1001');
  const press = (key: string) => fireEvent.keyDown(sheet().getByRole('button', { name: 'Close' }), { key });
  press('j');
  expect(await sheet().findByRole('heading', { name: 'Summary 2' })).toBeVisible();
  press('j');
  expect(screen.getByRole('dialog', { name: 'ELV-1002' })).toBeVisible();
  press('k');
  expect(await sheet().findByRole('heading', { name: 'Summary 1' })).toBeVisible();
  press('j');
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(second).toHaveFocus();
});

test('a ticket that leaves its list stays shown until it is closed; the next one is at its place (R376)', async () => {
  const { user } = open('/all_open_tickets');
  await screen.findByRole('link', { name: 'ELV-1001' });
  screen.getAllByRole('row')[1]?.focus();
  await user.keyboard(' ');
  const close = within(await screen.findByRole('dialog', { name: 'ELV-1001' })).getByRole('button', {
    name: 'Close',
  });
  network.answerList(dealerTicketList, many(aTicketRow, 2, { status: 'Open' }).slice(1));
  invalidateChangedQueries(updateTicket);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'ELV-1001' })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'ELV-1001' })).toBeVisible();
  fireEvent.keyDown(close, { key: 'j' });
  expect(await screen.findByRole('dialog', { name: 'ELV-1002' })).toBeVisible();
  fireEvent.keyDown(close, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByRole('row')[1]).toHaveFocus();
});

test('a key that types a comment does not go to another ticket (R376)', async () => {
  const { user } = open('/all_open_tickets');
  await screen.findByRole('link', { name: 'ELV-1001' });
  screen.getAllByRole('row')[1]?.focus();
  await user.keyboard(' ');
  const comment = await within(await screen.findByRole('dialog')).findByRole('textbox', {
    name: 'New comment',
  });
  fireEvent.keyDown(comment, { key: 'j' });
  expect(screen.getByRole('dialog', { name: 'ELV-1001' })).toBeVisible();
});
