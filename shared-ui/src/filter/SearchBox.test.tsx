import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchBox } from './SearchBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const searches = jest.fn();
beforeEach(() => searches.mockClear());

function List() {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchBox
        label="Search"
        value={search}
        onSearch={(text) => {
          searches(text);
          setSearch(text);
        }}
      />
      <button onClick={() => setSearch('')}>Elsewhere</button>
    </>
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the first key searches at once; keys that follow quickly become one search', () => {
  render(<List />);
  type('d');
  expect(searches.mock.calls).toEqual([['d']]);
  pass(30);
  type('do');
  pass(30);
  type('doo');
  pass(19);
  expect(searches).toHaveBeenCalledTimes(1);
  expect(box()).toHaveValue('doo');
  pass(1);
  expect(searches.mock.calls).toEqual([['d'], ['doo']]);
  pass(80);
  type('door');
  expect(searches).toHaveBeenLastCalledWith('door');
});

test('Enter and leaving the field search at once, and only once', () => {
  render(<List />);
  type('door');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(searches.mock.calls).toEqual([['door']]);
  fireEvent.blur(box());
  pass(1000);
  expect(searches).toHaveBeenCalledTimes(1);
});

test('the clear button empties the search and keeps the focus in it', () => {
  render(<List />);
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  type('door');
  pass(150);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(searches).toHaveBeenLastCalledWith('');
});

test('a value that is set elsewhere (Back, "Clear filters") is shown', () => {
  render(<List />);
  type('door');
  pass(150);
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(box()).toHaveValue('');
});
