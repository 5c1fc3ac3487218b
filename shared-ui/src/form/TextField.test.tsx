import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomFieldInput } from './CustomFieldInput';
import { FieldInput } from './FieldInput';
import { Form } from './Form';

const draw = (value = '') =>
  render(
    <Form initialValues={{ value, text: '', custom: '', code: '' }} onSubmit={() => undefined}>
      <FieldInput name="value" label="Phone" kind="phone" />
      <FieldInput name="text" label="Text" kind="line" />
      <FieldInput name="code" label="Code" kind="code" />
      <CustomFieldInput name="custom" label="Custom" format="integer" options={[]} />
    </Form>,
  );

test('the digits of other scripts become 0 to 9 in numbers and codes, and stay in texts (R916)', async () => {
  draw();
  await userEvent.type(screen.getByLabelText('Phone'), '+९१ ٩٨７६५');
  expect(screen.getByLabelText('Phone')).toHaveValue('+91 98765');
  await userEvent.type(screen.getByLabelText('Text'), 'मंज़िल ३');
  expect(screen.getByLabelText('Text')).toHaveValue('मंज़िल ३');
  await userEvent.type(screen.getByLabelText('Code'), '२७AB९');
  expect(screen.getByLabelText('Code')).toHaveValue('27AB9');
  await userEvent.type(screen.getByLabelText('Custom'), '१a२');
  expect(screen.getByLabelText('Custom')).toHaveValue('12');
});

test('the caret stays where a digit is typed (R916)', async () => {
  draw('98765');
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await userEvent.type(phone, '१२', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(phone).toHaveValue('9812765');
});
