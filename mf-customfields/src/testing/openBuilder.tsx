import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import {
  addCustomField,
  customFieldsByType,
} from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { aCustomField, signedIn } from '@smart-elevator/shared-api/testing/factories';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, fireEvent, screen } from '@testing-library/react';
import remote from '../remote';

type Network = ReturnType<typeof fakeNetwork>;

/** Answers the lists of both sections with their fields. */
export const answerFields = (network: Network, fields: readonly CustomField[]) =>
  network.answer(customFieldsByType, ({ params }) =>
    fields.filter(({ tracker }) => tracker === params['tracker']),
  );

const Loading = () => null;

/** Opens the remote at an address, with these fields. */
export function openRemote(network: Network, address: string, fields: readonly CustomField[] = []) {
  signedIn();
  answerFields(network, fields);
  const routes = remote.routes.map((route) => ({ ...route, HydrateFallback: Loading }));
  return renderRoutes([...routes, { path: '*', element: <p>elsewhere</p> }], address);
}

/** A control of the form of a field, by its label. */
export const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\*?$`));

/** Fills in the whole text at once, not key by key. */
export const write = (label: string, text: string) =>
  fireEvent.change(control(label), { target: { value: text } });

/** Chooses a format by its label. */
export async function chooseFormat(format: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Format/ }));
  const option = await screen.findByTitle(format);
  await act(async () => void fireEvent.click(option));
}

/** The field that the ticket section has before one is added. */
export const floorField = aCustomField({ name: 'Floor', format: 'integer', order: 4 }, 1);

/** Opens the form builder of the ticket section with these fields; adding one succeeds. */
export async function openAddField(network: Network, fields: readonly CustomField[] = [floorField]) {
  const view = openRemote(network, '/custom_fields?tracker=ticket', fields);
  await screen.findByRole('button', { name: 'Save Field' });
  network.answer(addCustomField, aCustomField({ name: 'Door' }, 9));
  return view;
}

/** The bodies of the fields that were added. */
export const addedFields = (network: Network) => network.calls(addCustomField).map(({ body }) => body);
export const saveButton = () => screen.getByRole('button', { name: 'Save Field' });
export const previewButton = () => screen.getByRole('button', { name: 'Preview Field' });
