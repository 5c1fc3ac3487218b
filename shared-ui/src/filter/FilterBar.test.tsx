import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { chooseFilter, filterChip, filterControl, openFilter } from '../testing/openFilter';
import { FilterBar } from './FilterBar';
import { SearchBox } from './SearchBox';
import { SelectField } from './SelectField';

const OPTIONS = ['Open', 'Closed'].map((value) => ({ value, label: value }));
const applied: string[] = [];

/** A list's filters: a choice, a text, and one that a link has set. */
function Bar() {
  const [status, setStatus] = useState('');
  const [text, setText] = useState('');
  const [late, setLate] = useState('yes');
  return (
    <>
      <FilterBar
        label="Filter tickets"
        onSubmit={() => applied.push(`${status} ${text}`)}
        filters={[
          ...(late
            ? [{ name: 'late', label: 'Only late', value: late, text: '', onClear: () => setLate('') }]
            : []),
          {
            name: 'status',
            label: 'Status',
            value: status,
            text: status,
            onClear: () => setStatus(''),
            control: (done) => (
              <SelectField
                label="Status"
                options={OPTIONS}
                value={status}
                onChange={(value) => {
                  setStatus(value);
                  done();
                }}
              />
            ),
          },
          {
            name: 'text',
            label: 'Text',
            value: text,
            text,
            staysOpen: true,
            onClear: () => setText(''),
            control: () => <SearchBox label="Text" value={text} onSearch={setText} />,
          },
        ]}
      />
      <button type="button">after it</button>
    </>
  );
}

function open() {
  applied.length = 0;
  render(<Bar />);
  return userEvent.setup();
}

test('a chosen value closes the chip, which shows it and gets the focus (R268)', async () => {
  const user = open();
  await chooseFilter(user, 'Status', 'Closed');
  expect(filterChip('Status')).toHaveTextContent('Status: Closed');
  expect(filterChip('Status')).toHaveFocus();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear Status' }));
  expect(filterChip('Status')).toHaveTextContent(/^Status$/);
  expect(filterChip('Status')).toHaveFocus();
});

test('a chip opens by the keyboard with its list; Escape closes both and returns the focus (R268)', async () => {
  const user = open();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  const control = await filterControl(user, 'Status');
  await waitFor(() => expect(control).toHaveFocus());
  expect(control).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(filterChip('Status')).toHaveFocus();
});

test('a text stays open while it is typed; Enter applies it and closes', async () => {
  const user = open();
  await openFilter(user, 'Text');
  await user.keyboard('rope{Enter}');
  expect(applied).toEqual([' rope']);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(filterChip('Text')).toHaveTextContent('Text: rope');
  expect(filterChip('Text')).toHaveFocus();
});

test('a press elsewhere closes the chip, and keeps the text and its own effect', async () => {
  const user = open();
  await openFilter(user, 'Text');
  await user.keyboard('rope');
  await user.click(screen.getByRole('button', { name: 'after it' }));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'after it' })).toHaveFocus();
  expect(filterChip('Text')).toHaveTextContent('Text: rope');
});

test('a filter that a link has set is removed by its own button', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Only late' }));
  expect(screen.queryByRole('button', { name: 'Only late' })).not.toBeInTheDocument();
});
