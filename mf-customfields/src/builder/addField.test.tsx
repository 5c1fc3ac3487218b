import {
  addCustomField,
  customFieldsByType,
} from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, within } from '@testing-library/react';
import { answerFields, chooseFormat, control, openRemote, write } from '../testing/openBuilder';

const network = fakeNetwork();
const floor = aCustomField({ name: 'Floor', format: 'integer', order: 4 }, 1);

async function open(fields: CustomField[] = [floor]) {
  const view = openRemote(network, '/custom_fields?tracker=ticket', fields);
  await screen.findByRole('button', { name: 'Save Field' });
  network.answer(addCustomField, aCustomField({ name: 'Door' }, 9));
  return view;
}

const save = () => screen.getByRole('button', { name: 'Save Field' });
const preview = () => screen.getByRole('button', { name: 'Preview Field' });
const sent = () => network.calls(addCustomField).map(({ body }) => body);
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Option ${at + 1}`).join('\n');

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
    await user.dblClick(save());
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

test('Options are asked for drop-downs and multiple options only (R703)', async () => {
  await open();
  expect(screen.queryByLabelText(/^Options/)).not.toBeInTheDocument();
  await chooseFormat('Multiple Options');
  expect(control('Options')).toHaveAccessibleDescription('One option per line, without commas.');
  await chooseFormat('Date');
  expect(screen.queryByLabelText(/^Options/)).not.toBeInTheDocument();
});

describe('without type and name: Please select type and Name (R710)', () => {
  test.each([
    ['Save Field', save],
    ['Preview Field', preview],
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
  test('shows the very input of the ticket form, follows what is typed, and goes with Save Field', async () => {
    const { user } = await open();
    await chooseFormat('Drop-down List / Selection');
    write('Label', 'Door');
    write('Description', 'Seen from outside');
    write('Options', 'Left\nRight');
    await user.click(preview());
    const shown = within(await screen.findByRole('region', { name: 'Preview of the new field' }));
    expect(shown.getByRole('combobox', { name: 'Door' })).toHaveAccessibleDescription('Seen from outside');
    write('Label', 'Doors');
    expect(shown.getByRole('combobox', { name: 'Doors' })).toBeVisible();
    await chooseFormat('Multiple Options');
    expect(await shown.findByRole('group', { name: 'Doors' })).toBeVisible();
    await user.click(shown.getByLabelText('Left'));
    expect(shown.getByLabelText('Left')).toBeChecked();
    expect(sent()).toEqual([]);
    await user.click(save());
    expect(await screen.findByText('Successfully saved created custom field!')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Preview of the new field' })).not.toBeInTheDocument();
  });

  test('Enter saves, also after a preview', async () => {
    const { user } = await open();
    await chooseFormat('Text');
    write('Label', 'Door');
    await user.click(preview());
    await user.type(control('Label'), '{Enter}');
    expect(await screen.findByText('Successfully saved created custom field!')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  test('a number takes digits only (R255)', async () => {
    const { user } = await open();
    await user.type(control('Floor'), 'a1b2');
    expect(control('Floor')).toHaveValue('12');
  });
});

describe('the form', () => {
  test('a saved field stands in it at once, of every format', async () => {
    const { user } = await open();
    const fields = (['text', 'date', 'time', 'boolean', 'dropdown', 'checkbox'] as const).map((format, at) =>
      aCustomField({ name: `A ${format}`, format, options: ['Left', 'Right'] }, at + 2),
    );
    network.answer(addCustomField, () => {
      answerFields(network, [floor, ...fields]);
      return fields[0] ?? floor;
    });
    await chooseFormat('Text');
    write('Label', 'A text');
    await user.click(save());
    const form = within(screen.getByRole('list', { name: 'The form' }));
    expect(await form.findByRole('textbox', { name: 'A text' })).toBeVisible();
    expect(form.getAllByRole('listitem')).toHaveLength(7);
    expect(form.getByLabelText('A date')).toBeVisible();
    expect(form.getByLabelText('A time')).toHaveAttribute('type', 'time');
    expect(form.getByRole('checkbox', { name: 'A boolean' })).toBeVisible();
    expect(form.getByRole('combobox', { name: 'A dropdown' })).toBeVisible();
    expect(form.getByRole('group', { name: 'A checkbox' })).toBeVisible();
  });

  test('HTML in a label is text', async () => {
    await open([aCustomField({ name: '<img src=x>', description: '<b>bold</b>' })]);
    expect(screen.getByRole('textbox', { name: '<img src=x>' })).toHaveAccessibleDescription('<b>bold</b>');
  });

  test('a format that this console does not know is shown as text', async () => {
    const unknown: object = { format: 'color' };
    await open([aCustomField({ name: 'Paint', ...unknown })]);
    expect(screen.getByRole('textbox', { name: 'Paint' })).toBeVisible();
  });

  test('a section without fields says so', async () => {
    await open([]);
    expect(screen.getByText('No fields in this section yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update Form' })).not.toBeInTheDocument();
  });

  test('fields that cannot be loaded say so and can be tried again', async () => {
    const { user } = openRemote(network, '/custom_fields', []);
    network.fail(customFieldsByType, 500, { detail: 'A server error occurred.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The custom fields could not be loaded');
    answerFields(network, [floor]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Floor' })).toBeVisible();
  });
});

describe('what is refused, and nothing typed is lost', () => {
  test.each([
    ['a comma in an option', 'Left\nRight, upper', 'An option may not contain a comma: "Right, upper".'],
    ['a duplicate in the options', 'Left\nLEFT', 'The option "LEFT" stands there twice.'],
    ['no option but blank lines', '\n \n', 'Write at least one option.'],
    ['201 options', lines(201), 'There may be at most 200 options.'],
  ])('%s is told under Options before anything is sent', async (_, options, sentence) => {
    const { user } = await open();
    await chooseFormat('Multiple Options');
    write('Label', 'Door');
    write('Options', options);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    expect(control('Options')).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(control('Options')).toHaveValue(options);
    expect(sent()).toEqual([]);
  });

  test('200 options are sent', async () => {
    const { user } = await open();
    await chooseFormat('Multiple Options');
    write('Label', 'Door');
    write('Options', lines(200));
    await user.click(save());
    expect(await screen.findByText('Successfully saved created custom field!')).toBeVisible();
    expect(sent()).toMatchObject([{ options: { length: 200 } }]);
  });

  test('101 characters of label are told under Label', async () => {
    const { user } = await open();
    await chooseFormat('Text');
    write('Label', 'x'.repeat(101));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    expect(control('Label')).toHaveAccessibleDescription(
      '101 / 100 Ensure this field has no more than 100 characters.',
    );
    expect(sent()).toEqual([]);
  });

  test('a label that exists: the exact sentence, and the reason under Label (R715)', async () => {
    const { user } = await open();
    network.fail(addCustomField, 400, { name: ['A field with this label already exists.'] });
    await chooseFormat('Text');
    write('Label', 'Floor');
    await user.click(save());
    expect(
      await screen.findByText('An error occurred while adding CustomFields. Please try again later.'),
    ).toBeVisible();
    expect(control('Label')).toHaveAccessibleDescription('5 / 100 A field with this label already exists.');
    expect(control('Label')).toHaveValue('Floor');
  });

  test('what the server says of no input in particular is told, too', async () => {
    const { user } = await open();
    network.fail(addCustomField, 400, { non_field_errors: ['A form may have at most 200 custom fields.'] });
    await chooseFormat('Text');
    write('Label', 'Door');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('A form may have at most 200 custom fields.');
  });

  test('no answer: the exact sentence; sent again it carries the same key (R256, R715)', async () => {
    const { user } = await open();
    network.offline(addCustomField);
    await chooseFormat('Text');
    write('Label', 'Door');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred while adding CustomFields. Please try again later.',
    );
    expect(control('Label')).toHaveValue('Door');
    network.answer(addCustomField, aCustomField());
    await user.click(save());
    expect(await screen.findByText('Successfully saved created custom field!')).toBeVisible();
    const keys = network.calls(addCustomField).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});
