import { act, screen, waitFor, within } from '@testing-library/react';
import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { deletePerson, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { matchesPerson, type Employee } from '@smart-elevator/shared-api/contract/people/person';
import { anEmployee, DEALER_ID, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { chooseFilter } from '@smart-elevator/shared-ui/testing/openFilter';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { TechniciansPage } from './TechniciansPage';

const network = fakeNetwork();

function open(address = '/technicians') {
  signedIn();
  return renderRoutes(
    [
      { path: '/technicians', element: <TechniciansPage /> },
      { path: '/tech_issues', element: <p>Issues</p> },
    ],
    address,
  );
}

const cards = () => screen.getAllByRole('listitem');
const matches = (row: Employee, query: Record<string, string>) =>
  matchesPerson(row, query['search'] ?? '', query['search_in'] === 'all' ? 'all' : undefined);

test('a card shows user name, e-mail and the number of tickets (R401)', async () => {
  network.answerList(employeeList, [
    anEmployee({ username: 'anita.rao', email: 'anita@example.com', ticket_count: 1204 }),
  ]);
  open();
  expect(await screen.findByRole('heading', { name: 'anita.rao' })).toBeVisible();
  expect(screen.getByText('anita@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: '1,204 tickets' })).toBeVisible();
  expect(network.calls(employeeList)[0]?.params).toEqual({ dealer_id: String(DEALER_ID) });
});

test('the name comes first, the user name second in the same heading; e-mail and phone are links', async () => {
  network.answerList(employeeList, [
    anEmployee({
      username: 'anita.rao',
      email: 'anita@example.com',
      first_name: 'Anita',
      last_name: 'Rao',
      phoneno: '+91 98765-43210',
    }),
  ]);
  open();
  expect(await screen.findByRole('heading', { name: 'Anita Rao anita.rao' })).toBeVisible();
  expect(screen.getByText('anita.rao')).toBeVisible();
  expect(screen.getByRole('link', { name: 'anita@example.com' })).toHaveAttribute(
    'href',
    'mailto:anita@example.com',
  );
  expect(screen.getByRole('link', { name: 'Call Anita Rao: +91 98765-43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
});

test.each([
  ['never', null, 'Never signed in'],
  ['today', 0, 'Last signed in today'],
  ['recently', 3, 'Last signed in 3 days ago'],
  ['long ago', 40, /^Last signed in on \d\d\/\d\d\/\d{4}$/],
])('a card shows the last sign-in: %s', async (_, days, sentence) => {
  const noon = new Date();
  noon.setHours(12);
  const at = days === null ? null : new Date(noon.getTime() - days * 86_400_000).toISOString();
  network.answerList(employeeList, [anEmployee({ last_sign_in_at: at })]);
  open();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a card of a server that does not know the last sign-in is silent about it', async () => {
  network.answerList(employeeList, [anEmployee()]);
  open();
  await screen.findByRole('heading', { name: 'tech.1' });
  expect(screen.queryByText(/signed in/)).not.toBeInTheDocument();
});

test('a card shows the open tickets beside all of them, with a link; the name leads to the technician’s page (R432)', async () => {
  network.answerList(employeeList, [
    anEmployee({ user_id: 31, username: 'anita.rao', ticket_count: 40, open_tickets: 5 }),
  ]);
  open();
  expect(await screen.findByRole('link', { name: '40 tickets' })).toBeVisible();
  expect(screen.getByText('Open tickets')).toBeVisible();
  expect(screen.getByRole('link', { name: '5' })).toHaveAttribute(
    'href',
    '/all_tech_issues?active=yes&assignee=anita.rao',
  );
  expect(screen.getByRole('link', { name: 'anita.rao' })).toHaveAttribute('href', '/technician?userId=31');
});

test('the number of tickets links to the technician’s issues, with the technician in the address and stored (R401)', async () => {
  network.answerList(employeeList, [anEmployee({ user_id: 31, username: 'anita.rao', ticket_count: 4 })]);
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: '4 tickets' }));
  expect(address()).toBe('/tech_issues?technicianId=31&technicianName=anita.rao');
  expect(useSelection.getState().technician).toEqual({ id: 31, name: 'anita.rao' });
});

describe.each(['pages', 'bare'] as const)('on a server that answers %s', (as) => {
  test('15 technicians per page (R403)', async () => {
    network.answerList(employeeList, many(anEmployee, 34), { as });
    const { user, address } = open();
    await screen.findByRole('heading', { name: 'tech.1' });
    expect(cards()).toHaveLength(15);
    expect(screen.getByText('Page 1 / 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(screen.getByText('Page 3 / 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(address()).toBe('/technicians?page=3');
  });

  test('the search is case-insensitive and stays in the address (R404)', async () => {
    const rows = [...many(anEmployee, 20), anEmployee({ username: 'Anita.Rao' }, 21)];
    network.answerList(employeeList, rows, { as, matches });
    const { user, address } = open();
    await screen.findByRole('heading', { name: 'tech.1' });
    await user.type(screen.getByRole('searchbox', { name: 'Search by user name' }), 'anita');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Anita.Rao' })).toBeVisible();
    expect(screen.getByText('1 match')).toBeVisible();
    expect(screen.getByText('Page 1 / 2')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/technicians?search=anita'));
  });
});

describe.each(['pages', 'bare'] as const)('with a wider search, on a server that answers %s', (as) => {
  test.each([
    ['name', 'anita+rao'],
    ['e-mail', 'ar%40lifts'],
    ['phone number, however it is written', '98765+432'],
  ])('a technician is found by %s', async (_, text) => {
    const anita = { username: 'x1', first_name: 'Anita', last_name: 'Rao', email: 'ar@lifts.example' };
    const rows = [anEmployee(), anEmployee({ ...anita, phoneno: '+91 (98765) 432-10' }, 2)];
    network.answerList(employeeList, rows, { as, matches });
    open(`/technicians?search=${text}&in=all`);
    expect(await screen.findByRole('heading', { name: 'Anita Rao x1' })).toBeVisible();
    expect(cards()).toHaveLength(1);
    expect(screen.getByRole('searchbox', { name: 'Search names, e-mail or phone' })).toBeVisible();
  });
});

test('the scope of the search can be chosen', async () => {
  network.answerList(employeeList, many(anEmployee, 2), { matches });
  const { user, address } = open('/technicians?search=example');
  await screen.findByText('No matches');
  await chooseFilter(user, 'Search in', 'Names, e-mail, phone');
  expect(await screen.findByRole('heading', { name: 'tech.1' })).toBeVisible();
  expect(address()).toBe('/technicians?search=example&in=all');
});

test('an address with a search fills in the search field', async () => {
  network.answerList(employeeList, many(anEmployee, 20), { matches });
  open('/technicians?search=tech.7');
  expect(await screen.findByRole('heading', { name: 'tech.7' })).toBeVisible();
  expect(cards()).toHaveLength(1);
});

test('a search without matches can be cleared', async () => {
  network.answerList(employeeList, many(anEmployee, 3), { matches });
  const { user } = open('/technicians?search=nobody');
  await screen.findByText('No matches');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: 'tech.2' })).toBeVisible();
});

test('a dealer without technicians sees how to add and to invite them, and no search (R267)', async () => {
  network.answerList(employeeList, []);
  open();
  const empty = await screen.findByText('No technicians yet');
  const links = within(empty.closest<HTMLElement>('[role="status"]') ?? empty).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add Technicians', '/add_technicians'],
    ['Invite a technician', '/invite_technician'],
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a list that cannot be loaded shows a message and can be retried', async () => {
  network.offline(employeeList);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The technicians could not be loaded');
  network.answerList(employeeList, many(anEmployee, 1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'tech.1' })).toBeVisible();
});

test('a list that cannot be refreshed stays, with a notice that it may be out of date until it is refreshed', async () => {
  network.answerList(employeeList, many(anEmployee, 2));
  const { user } = open();
  await screen.findByRole('heading', { name: 'tech.1' });
  network.offline(employeeList);
  act(() => invalidateChangedQueries(deletePerson));
  expect(await screen.findByRole('alert')).toHaveTextContent('The technicians could not be loaded');
  expect(screen.getByRole('heading', { name: 'tech.1' })).toBeVisible();
  network.answerList(employeeList, many(anEmployee, 3));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'tech.3' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
