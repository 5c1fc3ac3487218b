import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { useListState, type ListState } from './useListState';

interface Narrowed {
  search: string;
  status: string;
}
const DEFAULTS: Narrowed = { search: '', status: 'open' };
const RULES = {
  filter: { status: (text: string) => ['open', 'closed'].includes(text) },
  orderings: ['update_date', 'priority'],
};

/** The hook on a page of a router at `address`. */
function listAt(address: string) {
  const seen: { now?: ListState<Narrowed> } = {};
  function List(): ReactNode {
    const state = useListState(DEFAULTS, RULES);
    seen.now = state;
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <List /> }], {
    initialEntries: ['/before', address],
  });
  renderHook(() => undefined, { wrapper: () => <RouterProvider router={router} /> });
  const list = (): ListState<Narrowed> => {
    if (!seen.now) throw new Error('The list was not drawn.');
    return seen.now;
  };
  const query = () => router.state.location.search;
  const back = () => act(() => router.navigate(-1));
  const go = (change: (state: ListState<Narrowed>) => void) => act(async () => change(list()));
  return { list, query, back, go, path: () => router.state.location.pathname };
}

test('filter, page and order are read from the address', () => {
  const { list } = listAt('/list?search=door&page=3&sort=-update_date');
  expect(list()).toMatchObject({
    filter: { search: 'door', status: 'open' },
    page: 3,
    sort: '-update_date',
    filtered: true,
  });
});

test('a search is cut to what lists take', async () => {
  const { list, query } = listAt(`/list?search=${'x'.repeat(300)}`);
  expect(list().search).toHaveLength(200);
  await waitFor(() => expect(query()).toBe(`?search=${'x'.repeat(200)}`));
});

test.each(['0', '-1', '2.5', 'two', '', '1e3', '99999999999999'])(
  'page "%s" in the address is page 1',
  (page) => {
    expect(listAt(`/list?page=${page}`).list().page).toBe(1);
  },
);

test.each([
  ['a page that is none', 'page=two', ''],
  ['a status that there is not', 'status=Bogus', ''],
  ['an order that there is not', 'sort=-colour', ''],
  [
    'what is wrong beside what is right',
    'search=door&status=Bogus&page=0&sort=priority',
    '?search=door&sort=priority',
  ],
  ['nothing that belongs to others', 'tab=issues&status=Bogus', '?tab=issues'],
])('%s is ignored, and removed from the address', async (_, asked, left) => {
  const { list, query, back, path } = listAt(`/list?${asked}`);
  await waitFor(() => expect(query()).toBe(left));
  expect(list()).toMatchObject({ filter: { status: 'open' }, page: 1, filtered: asked.includes('door') });
  await back();
  expect(path()).toBe('/before');
});

test('defaults are left out of the address', async () => {
  const { list, query, go } = listAt('/list?search=door&status=closed');
  await go((state) => state.setFilter({ status: 'open', search: 'doors' }));
  expect(query()).toBe('?search=doors');
  await go((state) => state.setFilter({ search: '' }));
  expect(query()).toBe('');
  expect(list().filtered).toBe(false);
});

test('a changed filter goes to page 1; the same filter keeps the page (R251)', async () => {
  const { query, go } = listAt('/list?search=door&page=3');
  await go((state) => state.setFilter({ search: 'door' }));
  expect(query()).toBe('?search=door&page=3');
  await go((state) => state.setFilter({ search: 'doors' }));
  expect(query()).toBe('?search=doors');
});

test('typing replaces the address: Back leaves the list', async () => {
  const { path, back, go } = listAt('/list');
  await go((state) => state.setFilter({ search: 'd' }));
  await go((state) => state.setFilter({ search: 'do' }));
  await back();
  expect(path()).toBe('/before');
});

test('Apply and the pages push: Back returns to the former rows', async () => {
  const { query, back, go } = listAt('/list');
  await go((state) => state.setFilter({ search: 'door' }, { push: true }));
  await go((state) => state.setPage(2));
  expect(query()).toBe('?search=door&page=2');
  await back();
  expect(query()).toBe('?search=door');
  await back();
  expect(query()).toBe('');
});

test('page 1 is left out of the address', async () => {
  const { query, go } = listAt('/list?page=2');
  await go((state) => state.setPage(1));
  expect(query()).toBe('');
});

test('two changes in one task both count', async () => {
  const { query, go } = listAt('/list');
  await go((state) => {
    state.setFilter({ search: 'door' });
    state.setFilter({ status: 'closed' });
  });
  expect(query()).toBe('?search=door&status=closed');
});

test('another order starts at page 1', async () => {
  const { query, go } = listAt('/list?page=4');
  await go((state) => state.setSort('priority'));
  expect(query()).toBe('?sort=priority');
});

test('other parameters of the address stay, also when the filters are cleared', async () => {
  const { query, go } = listAt('/list?elevatorName=Lift+4&search=door&page=2');
  await go((state) => state.clear());
  expect(query()).toBe('?elevatorName=Lift+4');
});

test('a change is rendered before the browser paints, also in nested routes like those of a remote', async () => {
  let list: ListState<Narrowed> | undefined;
  function List(): ReactNode {
    const state = useListState(DEFAULTS);
    list = state;
    return <button onClick={() => state.setFilter({ search: 'door' })}>Search</button>;
  }
  const routes = (
    <Routes>
      <Route path="list" element={<List />} />
    </Routes>
  );
  const router = createMemoryRouter([{ path: '*', element: routes }], { initialEntries: ['/list?page=3'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  // `act` would wait for a transition, too.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name: 'Search' }).click();
  await Promise.resolve();
  expect(list).toMatchObject({ filter: { search: 'door', status: 'open' }, page: 1 });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});
