import { readFileUsage } from '@smart-elevator/shared-api/contract/files/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import { FilesSetting } from './FilesSetting';

const network = fakeNetwork();
const open = () => {
  signedIn();
  renderRoutes([{ path: '*', element: <FilesSetting /> }], '/');
};

test('the space that files take, of how much, and whether a scanner works (R1103)', async () => {
  network.answer(readFileUsage, {
    files: 12,
    bytes: 30 * 1024 * 1024,
    quota_bytes: 300 * 1024 * 1024,
    scanner: 'away',
  });
  open();
  expect(await screen.findByRole('progressbar', { name: '12 files, 30.0 MB of 300.0 MB' })).toHaveAttribute(
    'value',
    '10',
  );
  expect(
    screen.getByText('The virus scanner does not answer. New files are stored unscanned.'),
  ).toBeVisible();
});

test('a server without files shows nothing', async () => {
  network.lacks(readFileUsage);
  open();
  await waitFor(() => expect(document.querySelector('section')).toBeNull());
  expect(screen.queryByText('Photos and documents')).not.toBeInTheDocument();
});
