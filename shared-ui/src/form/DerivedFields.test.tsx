import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './Form';
import { DerivedFields } from './DerivedFields';
import { TextField } from './TextField';

interface Values {
  state: string;
  day: string;
  note: string;
}

const day = (now: Values, before: Values) => (now.state === before.state ? undefined : { day: 'today' });
const note = (now: Values, before: Values) => (now.state === before.state ? undefined : { note: 'done' });

test('derived values are merged with other changes made meanwhile, and nothing is lost', async () => {
  const errors = jest.fn();
  render(
    <Form<Values>
      initialValues={{ state: '', day: '', note: '' }}
      validate={(values) => {
        errors(values);
        return {};
      }}
      onSubmit={() => undefined}
    >
      <TextField name="state" label="State" />
      <TextField name="day" label="Day" />
      <TextField name="note" label="Note" />
      <DerivedFields<Values> derive={day} />
      <DerivedFields<Values> derive={note} />
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('State'), 'C');
  expect(screen.getByLabelText('State')).toHaveValue('C');
  expect(screen.getByLabelText('Day')).toHaveValue('today');
  expect(screen.getByLabelText('Note')).toHaveValue('done');
  await waitFor(() => expect(errors).toHaveBeenLastCalledWith({ state: 'C', day: 'today', note: 'done' }));
});
