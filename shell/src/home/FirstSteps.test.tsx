import { setLinks } from '@smart-elevator/shared-api/client/links';
import {
  readFirstSteps,
  skipFirstSteps,
  urgentSummary,
} from '@smart-elevator/shared-api/contract/home/endpoints';
import { FIRST_STEPS, type FirstSteps as Steps } from '@smart-elevator/shared-api/contract/home/firstSteps';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { RegistryProvider, registryOfPage } from '../remotes/RegistryProvider';
import { writeRegistry } from '../testing/openConsole';
import { Home } from './Home';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();

const NEW: Steps = { done: [], skipped: [], is_empty: true, has_sample_data: false };

const REMOTES: Parameters<typeof setLinks>[0] = [
  { name: 'mf-elevators', links: { add: '/add_elevator', addContract: '/add_contract' } },
  {
    name: 'mf-people',
    links: {
      inviteTechnician: '/invite_technician',
      customers: '/customers',
      addCustomer: '/add_customer',
    },
  },
  { name: 'mf-settings', links: { page: '/import' } },
  { name: 'mf-tickets', links: { create: '/Issue', newCall: '/new_call' } },
];

function open(steps: Partial<Steps>, address = '/amc_count') {
  signedIn();
  network.answer(readFirstSteps, { ...NEW, ...steps });
  network.fail(urgentSummary, 404);
  writeRegistry({ revision: 'r1', remotes: [] });
  const registry = registryOfPage();
  setLinks(REMOTES);
  const element = (
    <RegistryProvider initial={registry}>
      <Home />
    </RegistryProvider>
  );
  return renderRoutes([{ path: '/amc_count', element }], address);
}

const floors = async () =>
  within(await screen.findByRole('region', { name: 'First steps' })).getAllByRole('listitem');
const named = (floor: HTMLElement) => within(floor).getByRole('heading').textContent;

test('five floors, each with its state and its screen; the first that is not done is the current one (R235)', async () => {
  open({ done: ['company'], skipped: ['technician'] });
  const shown = await floors();
  expect(shown.map(named)).toEqual([
    'Your company Done',
    'Your technicians Skipped',
    'Customers and elevators Next',
    'First AMC contract To do',
    'First ticket To do',
  ]);
  expect(shown.map((floor) => floor.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  const links = shown.map((floor) =>
    within(floor)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect(links).toEqual([
    [],
    ['/invite_technician'],
    ['/customers', '/add_customer', '/add_elevator'],
    ['/add_contract'],
    ['/new_call'],
  ]);
});

test('the company of a dealer without one is entered in Settings, with its form open (R235)', async () => {
  open({});
  expect(await screen.findByRole('link', { name: 'Enter company' })).toHaveAttribute(
    'href',
    '/import?edit=company',
  );
});

test('a step is skipped beside those that are skipped already, and the next one is current (R235)', async () => {
  network.answer(skipFirstSteps, { ...NEW, skipped: ['company', 'technician'] });
  const { user } = open({ skipped: ['company'] });
  const skip = await screen.findByRole('button', { name: 'Skip Your technicians' });
  network.answer(readFirstSteps, { ...NEW, skipped: ['company', 'technician'] });
  await user.click(skip);
  expect(await screen.findByText('Skipped. Settings shows the first steps again.')).toBeVisible();
  expect(network.calls(skipFirstSteps)[0]?.body).toEqual({
    skip: 'technician',
    skipped: ['company', 'technician'],
  });
  expect((await floors()).map(named)).toContain('Customers and elevators Next');
});

test('a dealer without elevators and tickets has the specified counts in one line, and no desk of zeros (R235)', async () => {
  const { user } = open({});
  const counts = await screen.findByText('Counts of tickets and maintenance');
  expect(counts.closest('details')).not.toHaveAttribute('open');
  await user.click(counts);
  expect(counts.closest('details')).toHaveAttribute('open');
  expect(network.calls(urgentSummary)).toHaveLength(1);
});

test('a dealer who has a ticket finds the steps at the address of Settings only (R235)', async () => {
  const working: Partial<Steps> = { done: ['elevator', 'ticket'], is_empty: false, has_sample_data: true };
  const { unmount } = open(working);
  // It comes with the steps.
  await screen.findByRole('button', { name: 'Remove sample data' });
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  unmount();
  open(working, '/amc_count?first_steps=shown');
  expect((await floors()).map(named)).toContain('Your company Next');
});

test('sample data is not the ticket of the dealer: the steps stay above the desk (R235, R236)', async () => {
  open({ is_empty: false, has_sample_data: true });
  expect(await floors()).toHaveLength(5);
});

test.each([
  ['all steps are done', { done: [...FIRST_STEPS] }],
  ['what is left is skipped', { done: ['company'], skipped: FIRST_STEPS.slice(1) }],
] satisfies [string, Partial<Steps>][])('%s: Home has no first steps (R235)', async (_, steps) => {
  open({ ...steps, is_empty: false, has_sample_data: true });
  await screen.findByRole('button', { name: 'Remove sample data' });
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  expect(screen.queryByText('Counts of tickets and maintenance')).not.toBeInTheDocument();
});
