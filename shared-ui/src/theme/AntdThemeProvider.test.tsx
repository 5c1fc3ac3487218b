import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectControl } from '../filter/SelectControl';
import { changeLanguage } from '../language/language';
import { antdTheme } from './antdTheme';

const draw = () =>
  render(
    <>
      <label htmlFor="status">Status</label>
      <SelectControl id="status" value="" options={[{ value: 'Open', label: 'खुला' }]} onChange={jest.fn()} />
    </>,
  );

afterEach(() => act(async () => void (await changeLanguage('en'))));

test('a control in Hindi keeps its input when the translations of Ant Design are loaded', async () => {
  await act(async () => void (await changeLanguage('hi')));
  draw();
  const control = screen.getByRole('combobox');
  await userEvent.type(control, 'ख');
  await act(async () => void (await import('./antdHindi')));
  expect(screen.getByRole('combobox')).toBe(control);
  expect(control).toHaveValue('ख');
});

test.each(['light', 'dark'] as const)('nothing moves while it is chosen from (%s)', (shown) => {
  expect(antdTheme({ shown, density: 'compact' }).token).toMatchObject({ motion: false });
});
