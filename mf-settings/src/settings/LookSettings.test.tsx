import type { Appearance } from '@smart-elevator/shared-api/contract/preferences/appearance';
import { saveAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import { LookSettings } from './LookSettings';

const network = fakeNetwork();
const open = () => {
  signedIn();
  return renderRoutes([{ path: '/', element: <LookSettings /> }], '/');
};

test.each([
  ['no answer comes', () => network.offline(saveAppearance), 'The server could not be reached.'],
  ['the server refuses', () => network.fail(saveAppearance, 400, {}), 'The server did not accept this.'],
])(
  '%s: a choice takes its former value again, and the reason is shown (R1111)',
  async (_, answer, reason) => {
    answer();
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`It could not be saved. ${reason}`);
    expect(document.documentElement.dataset['density']).toBe('comfortable');
    expect(screen.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'DD/MM/YYYY, such as 31/12/2026' }));
    await waitFor(() => expect(formatDay('2026-03-01')).toBe('03/01/2026'));
    await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
    await waitFor(() => expect(network.calls(saveAppearance)).toHaveLength(3));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  },
);

test('choices that follow each other quickly are saved one after the other, the last one at the end (R1111)', async () => {
  const first = deferred<Appearance>();
  network.answer(saveAppearance, () => first.promise);
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  await user.click(screen.getByRole('radio', { name: 'Comfortable' }));
  expect(network.calls(saveAppearance)).toHaveLength(1);
  first.resolve({ density: 'compact', language: null, date_format: null });
  await waitFor(() =>
    expect(network.calls(saveAppearance).map(({ body }) => body)).toEqual([
      { density: 'compact' },
      { density: 'comfortable' },
    ]),
  );
  expect(document.documentElement.dataset['density']).toBe('comfortable');
});

test('each choice says that it is saved (R1111)', async () => {
  network.answer(saveAppearance, { density: null, language: null, date_format: null });
  const { user } = open();
  const change = async (control: HTMLElement) => {
    await user.click(control);
    expect(await screen.findByText('Saved.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: /^Dismiss/ }));
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  };
  for (const name of ['Compact', 'Comfortable', 'Dark', 'Match device'])
    await change(screen.getByRole('radio', { name }));
  for (const name of ['DD/MM/YYYY, such as 31/12/2026', 'MM/DD/YYYY, such as 12/31/2026'])
    await change(screen.getByRole('radio', { name }));
});
