import userEvent from '@testing-library/user-event';
import { collectTyped } from './collectTyped';

test('what is typed while the search is loading is its text, and no shortcut', async () => {
  const user = userEvent.setup();
  const shortcut = jest.fn();
  document.addEventListener('keydown', ({ key }) => shortcut(key));
  const typedSoFar = collectTyped();
  await user.keyboard('do x{Backspace}or{ArrowDown}');
  expect(typedSoFar()).toBe('do or');
  expect(shortcut.mock.calls).toEqual([['ArrowDown']]);
  await user.keyboard('c');
  expect(typedSoFar()).toBe('do or');
  expect(shortcut).toHaveBeenLastCalledWith('c');
});
