import { screen, waitFor, within } from '@testing-library/react';
import type { SearchKind, SearchResult } from '@smart-elevator/shared-ui/search/SearchKind';
import { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aDeployedRemote } from '../testing/aDeployedRemote';
import { deployedModules, deployModule } from '../testing/deployedModules';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

fakeNetwork();

beforeEach(() => {
  deployedModules.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signedIn();
});

let remotes = 0;

/** A remote that finds things; each test has its own, since a page loads a remote once. */
function finder(find: SearchKind['find'], kind: Partial<SearchKind> = {}) {
  const name = `mf-finder-${++remotes}`;
  const kinds = [{ label: 'Lifts', icon: 'elevator' as const, order: 30, find, ...kind }];
  deployModule(name, { routes: [], search: { lazy: async () => ({ kinds }) } });
  return aDeployedRemote(name, { extensions: ['search'] });
}

const lift = (title: string): SearchResult => ({
  id: title,
  title,
  detail: 'Harbor Tower',
  to: `/page?lift=${title}`,
});

async function openPalette(...deployed: ReturnType<typeof aDeployedRemote>[]) {
  deployModule('mf-page', { routes: [{ path: '/page', Component: () => <h1>The page</h1> }] });
  const page = aDeployedRemote('mf-page', {
    paths: ['/page'],
    navigation: [{ label: 'All pages', labels: { hi: 'सभी पृष्ठ' }, path: '/page', order: 20 }],
  });
  const opened = await openConsole('/page', [page, ...deployed]);
  const { user } = opened;
  const button = screen.getByRole('button', { name: 'Search' });
  await user.click(button);
  return { ...opened, button, input: await screen.findByRole('combobox', { name: 'Search the console' }) };
}

const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true });

test('it lists the screens of the navigation before anything is typed, then those with all typed words', async () => {
  const { user, input } = await openPalette();
  await waitFor(() => expect(shown()).toEqual(['Home', 'All pages', 'Reports']));
  await user.type(input, 'pages all');
  await waitFor(() => expect(shown()).toEqual(['All pages']));
  expect(within(screen.getByRole('group', { name: 'Screens' })).getByRole('option')).toBeVisible();
});

test('two results with one address are two results, and leave with their text', async () => {
  const parts = [
    { id: '/page', title: 'Trends', to: '/page' },
    { id: '/page', title: 'Trends by month', to: '/page' },
  ];
  const find: SearchKind['find'] = async (text) => (text === 'Trends' ? parts : []);
  const { user, input } = await openPalette(finder(find));
  await user.type(input, 'Trends');
  await waitFor(() => expect(shown()).toHaveLength(2));
  await user.clear(input);
  await waitFor(() => expect(shown()).toContain('Home'));
  expect(screen.queryByText(/^Trends/)).not.toBeInTheDocument();
});

test('a remote brings its own kind; Enter opens the first result and the dialog closes', async () => {
  const { user, input, address } = await openPalette(finder(async (text) => [lift(`${text}34`)]));
  await user.type(input, 'CR10');
  expect(await screen.findByText('CR1034')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Lifts' })).getByText('Harbor Tower')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/page?lift=CR1034');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the arrow keys move through all groups and around the ends; the focus stays in the input', async () => {
  const { user, input } = await openPalette(finder(async () => [lift('Page 1'), lift('Page 2')]));
  await user.type(input, 'page');
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(chosen()).toHaveTextContent('All pages');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Page 2');
  expect(input).toHaveAttribute('aria-activedescendant', chosen().id);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('All pages');
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Page 2');
  expect(input).toHaveFocus();
});

test('a result may ask for more text, which is searched for at once', async () => {
  const find = async (text: string) =>
    text === 'Assign to' ? [lift('Rahul')] : [{ ...lift('Assign to …'), fill: 'Assign to ' }];
  const { user, input, address } = await openPalette(finder(find));
  await user.type(input, 'assign');
  await user.click(await screen.findByText('Assign to …'));
  expect(input).toHaveValue('Assign to ');
  expect(input).toHaveFocus();
  expect(await screen.findByText('Rahul')).toBeVisible();
  expect(address()).toBe('/page');
});

test('a result may act, once; the dialog closes when it is done, and the page stays', async () => {
  const saved = deferred<undefined>();
  const run = jest.fn(() => saved.promise);
  const { user, input, address } = await openPalette(finder(async () => [{ ...lift('Assign'), run }]));
  await user.type(input, 'a1{Enter}');
  await waitFor(() => expect(run).toHaveBeenCalled());
  await user.keyboard('{Enter}');
  expect(within(screen.getByRole('dialog')).getByText('Loading…')).toBeInTheDocument();
  saved.resolve(undefined);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([run.mock.calls.length, address()]).toEqual([1, '/page']);
});

test('a click opens a result', async () => {
  const { user, input, address } = await openPalette(finder(async () => [lift('A'), lift('B')]));
  await user.type(input, 'x');
  await user.click(await screen.findByText('B'));
  expect(address()).toBe('/page?lift=B');
});

test('Escape closes it, and the focus returns to where it was', async () => {
  const { user, button } = await openPalette();
  await screen.findByRole('option', { name: 'Home' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('Enter before the answer opens the first result of the typed text, not one of an older text', async () => {
  const answer = deferred<SearchResult[]>();
  const find = (text: string) => (text === 'old' ? Promise.resolve([lift('Old')]) : answer.promise);
  const { user, input, address } = await openPalette(finder(find));
  await user.type(input, 'old');
  await screen.findByText('Old');
  await user.clear(input);
  await user.type(input, 'qq{Enter}');
  expect(address()).toBe('/page');
  answer.resolve([lift('New')]);
  await waitFor(() => expect(address()).toBe('/page?lift=New'));
});

test('the request of an older text is aborted', async () => {
  const signals: AbortSignal[] = [];
  const { user, input } = await openPalette(
    finder((_text, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    }),
  );
  await user.type(input, 'a');
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.type(input, 'b');
  await waitFor(() => expect(signals.at(-1)).not.toBe(signals[0]));
  expect(signals[0]?.aborted).toBe(true);
  expect(signals.at(-1)?.aborted).toBe(false);
});

test('a kind whose call fails says so in one line, and the others are found', async () => {
  const broken = finder(() => Promise.reject(new Error('503')), { label: 'Tickets', order: 10 });
  const { user, input } = await openPalette(
    broken,
    finder(async () => [lift('CR1')]),
  );
  await user.type(input, 'cr');
  expect(await screen.findByText('CR1')).toBeVisible();
  expect(screen.getByText('Tickets: not available right now.')).toBeVisible();
});

test('a kind that the server does not offer finds nothing, and nothing is said about it', async () => {
  const unsupported = finder(() => Promise.reject(new ApiError('unsupported', 404)), { label: 'Tickets' });
  const { user, input } = await openPalette(
    unsupported,
    finder(async () => [lift('CR1')], { label: 'Cars' }),
  );
  await user.type(input, 'cr');
  expect(await screen.findByText('CR1')).toBeVisible();
  expect(screen.queryByText(/not available/)).not.toBeInTheDocument();
});

test('a remote that cannot be loaded takes only its own kinds away', async () => {
  const missing = aDeployedRemote('mf-gone', { extensions: ['search'] });
  const { user, input } = await openPalette(
    missing,
    finder(async () => [lift('CR1')]),
  );
  await user.type(input, 'cr');
  expect(await screen.findByText('CR1')).toBeVisible();
  expect(screen.getByText('Title of mf-gone: not available right now.')).toBeVisible();
});

test('kinds with the same label are one group', async () => {
  const actions = { label: 'Actions', order: 90, suggests: true };
  const { user, input } = await openPalette(
    finder(async () => [lift('New ticket')], actions),
    finder(async () => [lift('Add elevator')], actions),
  );
  await user.type(input, 'x');
  await waitFor(() =>
    expect(shown().slice(-2)).toEqual(['New ticketHarbor Tower', 'Add elevatorHarbor Tower']),
  );
  expect(screen.getAllByRole('group', { name: 'Actions' })).toHaveLength(1);
});

test('it says that nothing was found, and how many results there are', async () => {
  const { user, input } = await openPalette(finder(async () => []));
  await user.type(input, 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByText('0 results')).toBeInTheDocument();
});
