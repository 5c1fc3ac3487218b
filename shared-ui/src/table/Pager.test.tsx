import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './Pager';

test('the label is exactly "Page n / total", with Prev and Next (R250)', async () => {
  const onPage = jest.fn();
  render(<Pager page={2} total={61} pageSize={20} onPage={onPage} />);
  expect(screen.getByText('Page 2 / 4')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Prev' }));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

test('its numbers have thousands separators', () => {
  render(<Pager page={1_234} total={58_425} pageSize={25} matches={30_850} onPage={jest.fn()} />);
  expect(screen.getByText('Page 1,234 / 2,337')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('30,850 matches');
});

test('while a filter is active the number of matches is next to it, and is announced politely (R251)', () => {
  const { rerender } = render(<Pager page={1} total={61} pageSize={20} onPage={jest.fn()} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(<Pager page={1} total={61} pageSize={20} matches={12} onPage={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('12 matches');
  expect(screen.getByText('Page 1 / 4')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();
});

describe('a long list opens any page by its number', () => {
  test.each([
    ['7', 7],
    ['0', 1],
    ['-3', 1],
    ['999', 40],
    ['2.9', 2],
    ['१२', 12],
  ])('%s opens page %i', async (typed, page) => {
    const onPage = jest.fn();
    render(<Pager page={2} total={1_000} pageSize={25} onPage={onPage} />);
    const input = screen.getByRole('textbox', { name: 'Go to page' });
    await userEvent.type(input, `${typed}{Enter}`);
    expect(onPage.mock.calls).toEqual([[page]]);
    expect(input).toHaveValue('');
  });

  test.each(['', 'ten'])('Enter without a number (%s) does nothing', async (typed) => {
    const onPage = jest.fn();
    render(<Pager page={2} total={1_000} pageSize={25} onPage={onPage} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), `${typed}{Enter}`);
    expect(onPage).not.toHaveBeenCalled();
  });

  test('while a filter is active, the last page is the last one that has matches', async () => {
    const onPage = jest.fn();
    render(<Pager page={1} total={1_000} pageSize={25} matches={170} onPage={onPage} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), '40{Enter}');
    expect(onPage.mock.calls).toEqual([[7]]);
  });

  test.each([
    ['five pages', { total: 125 }],
    ['a filter that leaves five pages', { total: 1_000, matches: 125 }],
  ])('%s need no number', (_, counts) => {
    render(<Pager page={1} pageSize={25} {...counts} onPage={jest.fn()} />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
