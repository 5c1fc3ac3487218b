import {
  addCustomField,
  customFieldsByType,
} from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, within } from '@testing-library/react';
import {
  addedFields,
  answerFields,
  chooseFormat,
  control,
  floorField,
  openAddField,
  openRemote,
  previewButton,
  saveButton,
  write,
} from '../testing/openBuilder';

const network = fakeNetwork();
const open = (fields?: CustomField[]) => openAddField(network, fields);
const sent = () => addedFields(network);

test.each([
  ['Number', 'integer', {}],
  ['Text', 'text', {}],
  ['Date', 'date', {}],
  ['Time', 'time', {}],
  ['Checkbox', 'boolean', {}],
  ['Drop-down List / Selection', 'dropdown', { options: ['Left', 'Right'] }],
  ['Multiple Options', 'checkbox', { options: ['Left', 'Right'] }],
])(
  'a field of format %s is saved with the highest order and one more (R706, R708)',
  async (shown, format, options) => {
    const { user } = await open();
    await chooseFormat(shown);
    write('Label', ' Door ');
    write('Description', 'Which one');
    await user.click(control('Required'));
    if ('options' in options) write('Options', ' Left \n\n   \nRight\n');
    await user.dblClick(saveButton());
    expect(await screen.findByText('Successfully saved created custom field!')).toBeVisible();
    expect(sent()).toEqual([
      {
        name: 'Door',
        description: 'Which one',
        format,
        tracker: 'ticket',
        is_required: true,
        order: 5,
        ...options,
      },
    ]);
    expect(control('Label')).toHaveValue('');
  },
);

test('Options are shown only for drop-downs and multiple options (R703)', async () => {
  await open();
  expect(screen.queryByLabelText(/^Options/)).not.toBeInTheDocument();
  await chooseFormat('Multiple Options');
  expect(control('Options')).toHaveAccessibleDescription('One option per line, without commas.');
  await chooseFormat('Date');
  expect(screen.queryByLabelText(/^Options/)).not.toBeInTheDocument();
});

describe('without type and name: Please select type and Name (R710)', () => {
  test.each([
    ['Save Field', saveButton],
    ['Preview Field', previewButton],
  ])('%s', async (_, button) => {
    const { user } = await open();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select type and Name');
    expect(control('Format')).toHaveFocus();
    expect(control('Label')).toHaveAccessibleDescription('0 / 100 This field is required.');
    expect(sent()).toEqual([]);
  });
});

describe('Preview Field (R702, R703)', () => {
  test('shows the input of the ticket form, follows the typed values, and disappears with Save Field', async () => {
    const { user } = await open();
    await chooseFormat('Drop-down List / Selection');
    write('Label', 'Door');
    write('Description', 'Seen from outside');
    write('Options', 'Left\nRight');
    await user.click(previewButton());
    const shown = within(await screen.findByRole('region', { name: 'Preview of the new field' }));
    expect(shown.getByRole('combobox', { name: 'Door' })).toHaveAccessibleDescription('Seen from outside');
    write('Label', 'Doors');
    expect(shown.getByRole('combobox', { name: 'Doors' })).toBeVisible();
    await chooseFormat('Multiple Options');
    expect(await shown.findByRole('group', { name: 'Doors' })).toBeVisible();
    await user.click(shown.getByLabelText('Left'));
    expect(shown.getByLabelText('Left')).toBeChecked();
    expect(sent()).toEqual([]);
    await user.click(saveButton());
    expect(await screen.findByText('Successfully saved created custom field!')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Preview of the new field' })).not.toBeInTheDocument();
  });

  test('a number accepts only digits (R255)', async () => {
    const { user } = await open();
    await user.type(control('Floor'), 'a1b2');
    expect(control('Floor')).toHaveValue('12');
  });
});

describe('the form', () => {
  test('shows a message for a section without fields', async () => {
    await open([]);
    expect(screen.getByText('No fields in this section yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update Form' })).not.toBeInTheDocument();
  });

  test('shows a message with a retry for fields that cannot be loaded', async () => {
    const { user } = openRemote(network, '/custom_fields', []);
    network.fail(customFieldsByType, 500, { detail: 'A server error occurred.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The custom fields could not be loaded');
    answerFields(network, [floorField]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Floor' })).toBeVisible();
  });
});

describe('errors, without loss of input', () => {
  test('an existing label: shows the exact message, and the reason under Label (R715)', async () => {
    const { user } = await open();
    network.fail(addCustomField, 400, { name: ['A field with this label already exists.'] });
    await chooseFormat('Text');
    write('Label', 'Floor');
    await user.click(saveButton());
    expect(
      await screen.findByText('An error occurred while adding CustomFields. Please try again later.'),
    ).toBeVisible();
    expect(control('Label')).toHaveAccessibleDescription('5 / 100 A field with this label already exists.');
    expect(control('Label')).toHaveValue('Floor');
  });
});
