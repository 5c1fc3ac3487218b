import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { record, text } from '@smart-elevator/shared-api/contract/fields';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { FieldInput } from '../form/FieldInput';
import { EntityForm } from './EntityForm';

const network = fakeNetwork();

const thing = record({ name: text(40) });
const addThing = endpoint({
  name: 'addThing',
  domain: 'account',
  method: 'POST',
  path: '/api/things/',
  body: thing,
  reply: thing,
  success: 201,
});
const stored = { name: 'North' };
const refused = (fields: Record<string, string[]>) => new FakeResponse(400, fields);

const ALWAYS = { failed: 'It could not be saved.', reasonOf: () => 'The server could not be reached.' };

type Content = typeof stored;

function draw(
  answers: readonly (Content | FakeResponse)[],
  texts: Partial<typeof ALWAYS> = ALWAYS,
  inputOf: (values: Content) => { body: Content } | Promise<{ body: Content }> = (body) => ({ body }),
) {
  signedIn();
  const left = [...answers];
  network.answer(addThing, () => left.shift() ?? stored);
  const onSaved = jest.fn();
  render(
    <EntityForm
      label="Elevator"
      initialValues={{ name: 'North' }}
      endpoint={addThing}
      inputOf={inputOf}
      submit="Save"
      done="It is saved."
      {...texts}
      onSaved={onSaved}
    >
      <FieldInput kind="line" name="name" label="Name" />
    </EntityForm>,
  );
  const sent = () => network.calls(addThing);
  return { sent, onSaved, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) };
}

test('a saved form is not sent again, however long the next screen takes', async () => {
  const { sent, onSaved, save } = draw([stored]);
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(stored));
  await save();
  expect(sent()).toHaveLength(1);
});

test.each([
  ['under its input', { name: ['The name is taken.'] }, 'The name is taken.', ''],
  ['under its input, of one of several values', { 'name.3': ['Too long.'] }, 'Too long.', ''],
  ['as a reason, where it is about no input', { non_field_errors: ['Closed.'] }, '', 'Closed.'],
  ['by why it failed, where the server says nothing', {}, '', 'The server could not be reached.'],
])('a server error is shown %s', async (_where, fields, description, reason) => {
  const { onSaved, save } = draw([refused(fields)]);
  await save();
  expect(await screen.findByText('It could not be saved.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(description);
  if (reason) expect(screen.getByText(reason)).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test('a refusal because of missing rights names the action (R264)', async () => {
  const { save } = draw([new FakeResponse(403, { detail: 'You do not have permission.' })], {});
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Save.*You are not permitted to do this\.$/);
});

test('after a server error the form can be sent again, and the error disappears', async () => {
  const { sent, onSaved, save } = draw([refused({ name: ['The name is taken.'] }), stored]);
  await save();
  await screen.findByText('It could not be saved.');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sent()).toHaveLength(2);
  expect(screen.queryByText('It could not be saved.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('');
});

test('what is read before it is sent is read once more after somebody else has changed it in between', async () => {
  const read = ['East', 'West', 'South'];
  const conflict = new FakeResponse(409, { detail: 'Changed.' });
  const { sent, onSaved, save } = draw([conflict, stored], ALWAYS, async () => ({
    body: { name: read.shift() ?? '' },
  }));
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(stored));
  expect(sent().map(({ body }) => body)).toEqual([{ name: 'East' }, { name: 'West' }]);
});

test('what cannot be read is not sent, and the form says why', async () => {
  const { sent, save } = draw([], ALWAYS, () => Promise.reject(new ApiError('offline')));
  await save();
  expect(await screen.findByText('The server could not be reached.')).toBeVisible();
  expect(sent()).toEqual([]);
});
