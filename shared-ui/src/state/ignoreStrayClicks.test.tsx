import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ignoreStrayClicks } from './ignoreStrayClicks';

/** Rows that go when they are closed. */
function Rows() {
  const [rows, setRows] = useState(['A', 'B', 'C']);
  const [presses, setPresses] = useState(0);
  return (
    <>
      {rows.map((row) => (
        <button key={row} onClick={() => setRows(rows.filter((one) => one !== row))}>
          Close {row}
        </button>
      ))}
      <button onClick={() => setPresses(presses + 1)}>
        Next<i key={presses}>{presses}</i>
      </button>
    </>
  );
}

let stop = () => {};
beforeEach(() => {
  stop = ignoreStrayClicks();
  render(<Rows />);
});
afterEach(() => stop());

const press = (name: string, detail: number) =>
  fireEvent.click(screen.getByRole('button', { name }), { detail });

test('the second click of a double click does not reach what took the place of a removed button', () => {
  press('Close A', 1);
  press('Close B', 2);
  press('Close C', 3);
  expect(screen.getAllByRole('button', { name: /Close/ })).toHaveLength(2);
});

test('single clicks, those of a keyboard, and double clicks on what stays are as before', () => {
  press('Close A', 1);
  press('Close B', 1);
  press('Close C', 0);
  expect(screen.queryByRole('button', { name: /Close/ })).toBeNull();
  fireEvent.click(screen.getByText('0'), { detail: 1 });
  fireEvent.click(screen.getByText('1'), { detail: 2 });
  expect(screen.getByText('2')).toBeVisible();
});
