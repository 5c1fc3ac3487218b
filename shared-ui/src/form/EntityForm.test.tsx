import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntityForm } from './EntityForm';
import { KindInput } from './KindInput';

interface Refusal {
  fields: Record<string, string[]>;
}
type Answer = { ok: true; reply: string } | { ok: false; error: Refusal };

const refused = (fields: Refusal['fields']): Answer => ({ ok: false, error: { fields } });

function draw(answers: readonly Answer[]) {
  const send = jest.fn<Promise<Answer | undefined>, []>();
  for (const answer of answers) send.mockResolvedValueOnce(answer);
  const onSaved = jest.fn();
  render(
    <EntityForm
      label="Elevator"
      initialValues={{ name: 'North' }}
      submit="Save"
      failed="It could not be saved."
      reasonOf={() => 'The server could not be reached.'}
      send={send}
      onSaved={onSaved}
    >
      <KindInput kind="line" name="name" label="Name" />
    </EntityForm>,
  );
  return { send, onSaved, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) };
}

test('what is saved is not sent again, however long the next screen takes', async () => {
  const { send, onSaved, save } = draw([{ ok: true, reply: 'stored' }]);
  await save();
  await save();
  expect(send).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalledWith('stored');
});

test.each([
  ['under its input', { name: ['The name is taken.'] }, 'The name is taken.', ''],
  ['under its input, of one of several values', { 'name.3': ['Too long.'] }, 'Too long.', ''],
  ['as a reason, where it is about no input', { non_field_errors: ['Closed.'] }, '', 'Closed.'],
  ['by why it failed, where the server says nothing', {}, '', 'The server could not be reached.'],
])('what the server refuses is told %s', async (_where, fields, description, reason) => {
  const { onSaved, save } = draw([refused(fields)]);
  await save();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(description);
  expect(await screen.findByText('It could not be saved.')).toBeVisible();
  if (reason) expect(screen.getByText(reason)).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test('after a refusal it can be sent again, and nothing of the refusal stays', async () => {
  const { send, onSaved, save } = draw([
    refused({ name: ['The name is taken.'] }),
    { ok: true, reply: 'stored' },
  ]);
  await save();
  await save();
  expect(send).toHaveBeenCalledTimes(2);
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('It could not be saved.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('');
});
