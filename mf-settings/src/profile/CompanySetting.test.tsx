import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  LOGO_MAX_BYTES,
  logoMessages,
  type Company,
} from '@smart-elevator/shared-api/contract/account/company';
import { readCompany, saveCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { CompanySetting } from './CompanySetting';

const network = fakeNetwork();
const company: Company = { name: 'Mehta Lifts', address: '4 MG Road', tax_number: '', logo: '' };

async function open(stored = company) {
  signedIn();
  network.answer(readCompany, stored);
  renderRoutes([{ path: '/import', element: <CompanySetting /> }], '/import');
  expect(await screen.findByText(stored.name)).toBeVisible();
  // A file that is dropped has not passed the chooser's filter.
  const user = userEvent.setup({ applyAccept: false });
  await user.click(screen.getByRole('button', { name: 'Edit company' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('a link opens the form once, not again after it was closed (R235)', async () => {
  signedIn();
  network.answer(readCompany, company);
  const { user } = renderRoutes([{ path: '/import', element: <CompanySetting /> }], '/import?edit=company');
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what is changed of name, address, tax number and logo is saved', async () => {
  const { user, dialog } = await open();
  network.answer(saveCompany, company);
  await user.type(dialog.getByRole('textbox', { name: 'Tax number' }), '27ABCDE1234F1Z5');
  await user.upload(
    dialog.getByLabelText('Choose a logo'),
    new File(['picture'], 'logo.png', { type: 'image/png' }),
  );
  const logo = 'data:image/png;base64,cGljdHVyZQ==';
  expect(await dialog.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', logo);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your company has been saved.')).toHaveAttribute('role', 'status');
  // Only what was changed: somebody else may have saved the rest.
  expect(network.calls(saveCompany).map(({ body }) => body)).toEqual([
    { tax_number: '27ABCDE1234F1Z5', logo },
  ]);
});

test('a file that is no picture or too large is refused, and what the server refuses is shown', async () => {
  const { user, dialog } = await open();
  const choose = (file: File) => user.upload(dialog.getByLabelText('Choose a logo'), file);
  await choose(new File(['text'], 'logo.svg', { type: 'image/svg+xml' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(logoMessages.notImage);
  await choose(new File([new Uint8Array(LOGO_MAX_BYTES + 1)], 'logo.png', { type: 'image/png' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(logoMessages.tooLarge));
  await choose(new File(['text'], 'logo.png', { type: 'image/png' }));
  await dialog.findByRole('img', { name: 'Logo' });
  network.fail(saveCompany, 400, { logo: [logoMessages.notImage] });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(logoMessages.notImage)).toBeVisible();
});

test('a logo can be removed', async () => {
  const { user, dialog } = await open({ ...company, logo: 'data:image/png;base64,cGljdHVyZQ==' });
  network.answer(saveCompany, company);
  await user.click(dialog.getByRole('button', { name: 'Remove the logo' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your company has been saved.')).toBeVisible();
  expect(network.calls(saveCompany)[0]?.body).toEqual({ logo: '' });
});
