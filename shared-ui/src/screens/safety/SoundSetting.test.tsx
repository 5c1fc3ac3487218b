import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isSoundOn } from '../../state/alarmSound';
import { SoundSetting } from './SoundSetting';

test('a browser is asked once whether alarms are heard, and the answer is remembered (R1353, R1374)', async () => {
  const { unmount } = render(<SoundSetting />);
  expect(screen.getByText('Should alarms be heard here?')).toBeVisible();
  expect(isSoundOn()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'No, keep it silent' }));
  expect(isSoundOn()).toBe(false);
  unmount();

  render(<SoundSetting />);
  expect(screen.queryByText('Should alarms be heard here?')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Turn the sound on' }));
  expect(isSoundOn()).toBe(true);
  expect(screen.getByRole('button', { name: 'Try the sound' })).toBeVisible();
});
