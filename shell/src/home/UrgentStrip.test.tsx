import { setLinks } from '@smart-elevator/shared-api/client/links';
import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { urgentSummary } from '@smart-elevator/shared-api/contract/home/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import { UrgentStrip } from './UrgentStrip';

const network = fakeNetwork();

const NOTHING = {
  trapped_tickets: 0,
  critical_tickets: 0,
  unassigned_tickets: 0,
  late_tickets: 0,
  ending_contracts: 0,
  overdue_elevators: 0,
  visits_today: 0,
  awaiting_code_tickets: 0,
};

function open() {
  signedIn();
  const home = (
    <RevealInOrder>
      <UrgentStrip />
      <p>The halves</p>
    </RevealInOrder>
  );
  return renderRoutes([{ path: '/amc_count', element: home }], '/amc_count');
}

const strip = () => screen.queryByRole('region', { name: 'Needs you today' });

test('each kind has its number and leads to the list of exactly these rows, most urgent first', async () => {
  network.answer(urgentSummary, {
    trapped_tickets: 1,
    critical_tickets: 2,
    unassigned_tickets: 1_300,
    late_tickets: 6,
    ending_contracts: 4,
    overdue_elevators: 5,
    visits_today: 8,
    visits_done_today: 5,
    awaiting_code_tickets: 7,
  });
  open();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 Passenger trapped', '/all_tech_issues?active=yes&entrapment=Yes'],
    ['2 Critical tickets', '/all_tech_issues?active=yes&priority=Critical'],
    ['1,300 Unassigned tickets', '/all_tech_issues?active=yes&assignee=Unassigned'],
    ['6 Past their target date', '/all_tech_issues?late=yes'],
    ["7 Waiting for the customer's code", '/all_tech_issues?awaiting_code=yes'],
    ['8 Visits today: 5 done', '/maintenance_calendar?view=week&visits=today'],
    ['5 AMC not renewed', '/maintenance_NotRenewed'],
    ['4 AMC ending within 7 days', '/amc_renewals?stage=7'],
  ]);
});

test('a kind without rows is absent, and comes and goes with changes', async () => {
  network.answer(urgentSummary, { ...NOTHING, critical_tickets: 1 });
  open();
  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual(['1 Critical ticket']);
  network.answer(urgentSummary, { ...NOTHING, trapped_tickets: 1 });
  await act(() => queryClient.invalidateQueries({ queryKey: ['elevators'] }));
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['1 Passenger trapped']),
  );
  network.answer(urgentSummary, NOTHING);
  await act(() => queryClient.invalidateQueries({ queryKey: ['elevators'] }));
  await waitFor(() => expect(strip()).toBeNull());
});

test('until the counts are here a placeholder is in their place', async () => {
  const later = deferred<typeof NOTHING>();
  network.answer(urgentSummary, () => later.promise);
  open();
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  later.resolve(NOTHING);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(strip()).toBeNull();
});

test('on a back end without these counts the strip is absent, and the halves are shown (R254)', async () => {
  network.fail(urgentSummary, 404, { detail: 'Not found.' });
  open();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(strip()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('The halves')).toBeVisible();
});

test('numbers whose remote is not deployed are no links', async () => {
  setLinks([{ name: 'mf-elevators', links: { calendar: '/maintenance_calendar' } }]);
  network.answer(urgentSummary, { ...NOTHING, late_tickets: 6, visits_today: 8 });
  open();
  expect(await screen.findByText('Past their target date')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['8 Visits today']);
});
