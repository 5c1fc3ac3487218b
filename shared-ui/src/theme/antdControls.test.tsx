import { act, render, screen } from '@testing-library/react';
import { DateControl } from '../filter/DateControl';
import { SelectControl } from '../filter/SelectControl';
import { changeLanguage } from '../language/language';

const options = [{ value: 'a', label: 'अ' }];

beforeEach(() => changeLanguage('hi'));
afterEach(() => act(() => changeLanguage('en')));

/** All texts of a rendered control that are read aloud or shown on hover. */
const named = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
  );

test.each([true, false])('in Hindi a select has no English name inside it (loading: %s)', async (loading) => {
  const { container } = render(
    <SelectControl id="x" value="a" options={options} onChange={jest.fn()} allowClear loading={loading} />,
  );
  expect(await screen.findByRole('button', { name: 'साफ़ करें' })).toBeInTheDocument();
  expect(named(container).filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('in Hindi a date field has no English text except the format', async () => {
  const { container } = render(<DateControl id="x" value="2026-03-04" onChange={jest.fn()} />);
  expect(await screen.findByRole('button', { name: 'साफ़ करें' })).toBeInTheDocument();
  expect(named(container).filter((text) => /[A-Za-z]/.test(text))).toEqual(['MM/DD/YYYY']);
});
