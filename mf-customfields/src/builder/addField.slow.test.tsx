import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, within } from '@testing-library/react';
import {
  addedFields,
  answerFields,
  chooseFormat,
  control,
  floorField,
  openAddField,
  previewButton,
  saveButton,
  write,
} from '../testing/openBuilder';

const network = fakeNetwork();
const open = (fields?: CustomField[]) => openAddField(network, fields);
const sent = () => addedFields(network);
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Option ${at + 1}`).join('\n');

describe('Preview Field (R702, R703)', () => {
  test('Enter saves, also after a preview', async () => {
    const { user } = await open();
    await chooseFormat('Text');
    write('Label', 'Door');
    await user.click(previewButton());
    await user.type(control('Label'), '{Enter}');
    expect(await screen.findByText('Successfully saved created custom field!')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});

describe('the form', () => {
  test('shows a saved field of every format at once', async () => {
    const { user } = await open();
    const fields = (['text', 'date', 'time', 'boolean', 'dropdown', 'checkbox'] as const).map((format, at) =>
      aCustomField({ name: `A ${format}`, format, options: ['Left', 'Right'] }, at + 2),
    );
    network.answer(addCustomField, () => {
      answerFields(network, [floorField, ...fields]);
      return fields[0] ?? floorField;
    });
    await chooseFormat('Text');
    write('Label', 'A text');
    await user.click(saveButton());
    const form = within(screen.getByRole('list', { name: 'The form' }));
    expect(await form.findByRole('textbox', { name: 'A text' })).toBeVisible();
    expect(form.getAllByRole('listitem')).toHaveLength(7);
    expect(form.getByLabelText('A date')).toBeVisible();
    expect(form.getByLabelText('A time')).toHaveAttribute('type', 'time');
    expect(form.getByRole('checkbox', { name: 'A boolean' })).toBeVisible();
    expect(form.getByRole('combobox', { name: 'A dropdown' })).toBeVisible();
    expect(form.getByRole('group', { name: 'A checkbox' })).toBeVisible();
  });

  test('shows HTML in a label as text', async () => {
    await open([aCustomField({ name: '<img src=x>', description: '<b>bold</b>' })]);
    expect(screen.getByRole('textbox', { name: '<img src=x>' })).toHaveAccessibleDescription('<b>bold</b>');
  });

  test('shows an unknown format as text', async () => {
    const unknown: object = { format: 'color' };
    await open([aCustomField({ name: 'Paint', ...unknown })]);
    expect(screen.getByRole('textbox', { name: 'Paint' })).toBeVisible();
  });
});

describe('errors, without loss of input', () => {
  test.each([
    ['a comma in an option', 'Left\nRight, upper', 'An option may not contain a comma: "Right, upper".'],
    ['a duplicate in the options', 'Left\nLEFT', 'The option "LEFT" appears twice.'],
    ['no option but blank lines', '\n \n', 'Enter at least one option.'],
    ['201 options', lines(201), 'There may be at most 200 options.'],
  ])('%s: shows an error under Options before anything is sent', async (_, options, sentence) => {
    const { user } = await open();
    await chooseFormat('Multiple Options');
    write('Label', 'Door');
    write('Options', options);
    await user.click(saveButton());
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
    await user.click(saveButton());
    expect(await screen.findByText('Successfully saved created custom field!')).toBeVisible();
    expect(sent()).toMatchObject([{ options: { length: 200 } }]);
  });

  test('a label of 101 characters shows an error under Label', async () => {
    const { user } = await open();
    await chooseFormat('Text');
    write('Label', 'x'.repeat(101));
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    expect(control('Label')).toHaveAccessibleDescription(
      '101 / 100 Ensure this field has no more than 100 characters.',
    );
    expect(sent()).toEqual([]);
  });

  test('a server error without an input is shown, too', async () => {
    const { user } = await open();
    network.fail(addCustomField, 400, { non_field_errors: ['A form may have at most 200 custom fields.'] });
    await chooseFormat('Text');
    write('Label', 'Door');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('A form may have at most 200 custom fields.');
  });

  test('no answer: shows the exact message; a retry sends the same key (R256, R715)', async () => {
    const { user } = await open();
    network.offline(addCustomField);
    await chooseFormat('Text');
    write('Label', 'Door');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred while adding CustomFields. Please try again later.',
    );
    expect(control('Label')).toHaveValue('Door');
    network.answer(addCustomField, aCustomField());
    await user.click(saveButton());
    expect(await screen.findByText('Successfully saved created custom field!')).toBeVisible();
    const keys = network.calls(addCustomField).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});
