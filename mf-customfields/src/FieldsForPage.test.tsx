import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, within } from '@testing-library/react';
import { openRemote } from './testing/openBuilder';

const network = fakeNetwork();

const submit = () => screen.getByRole('button', { name: 'Submit' });

test('the dealer chooses between Ticket section and AMC report section, and Submit opens its builder (R701)', async () => {
  const { user, address } = openRemote(network, '/custom_fields_for');
  const group = await screen.findByRole('radiogroup', { name: 'Which form are the fields for?' });
  expect(group).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByLabelText('Ticket section')).toBeChecked();
  await user.click(screen.getByLabelText('AMC report section'));
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Custom Fields: AMC report section' })).toBeVisible();
  expect(address()).toBe('/custom_fields?tracker=report');
});

test('the choice is stored', async () => {
  select({ tracker: 'report' });
  const { user, address } = openRemote(network, '/custom_fields_for');
  expect(await screen.findByLabelText('AMC report section')).toBeChecked();
  await user.click(submit());
  expect(address()).toBe('/custom_fields?tracker=report');
});

test.each([
  ['the address', '/custom_fields?tracker=report', 'AMC report section', 'report'],
  ['the address, in any case', '/custom_fields?tracker=Report', 'AMC report section', 'report'],
  ['what was chosen last, when the address says nothing', '/custom_fields', 'Ticket section', 'ticket'],
  [
    'what was chosen last, when the address says nonsense',
    '/custom_fields?tracker=lift',
    'Ticket section',
    'ticket',
  ],
])('/custom_fields builds the section of %s (R702)', async (_, address, section, remembered) => {
  select({ tracker: 'ticket' });
  openRemote(network, address);
  expect(await screen.findByRole('heading', { name: `Custom Fields: ${section}` })).toBeVisible();
  expect(useSelection.getState().tracker).toBe(remembered);
});

test('both sections are side by side, with their fields and the links to their builders (R717)', async () => {
  const fields = [
    aCustomField({ name: 'Floor', tracker: 'ticket', format: 'integer', is_required: true }, 1),
    aCustomField({ name: 'Oil level', tracker: 'report', format: 'text', is_required: false }, 2),
  ];
  openRemote(network, '/custom_fields_for', fields);
  const tickets = within(await screen.findByRole('region', { name: 'Fields of tickets' }));
  const reports = within(screen.getByRole('region', { name: 'Fields of AMC reports' }));
  expect(await tickets.findByRole('listitem')).toHaveTextContent(/^FloorNumber, Required$/);
  expect(await reports.findByRole('listitem')).toHaveTextContent(/^Oil level/);
  expect(tickets.getByRole('link', { name: 'Build ticket fields' })).toHaveAttribute(
    'href',
    '/custom_fields?tracker=ticket',
  );
  expect(reports.getByRole('link', { name: 'Oil level' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/custom_fields\?tracker=report&field=/),
  );
});
