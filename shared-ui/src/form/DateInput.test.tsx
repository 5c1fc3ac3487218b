import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog/Dialog';
import { DateInput } from './DateInput';
import { Form } from './Form';
import { SubmitButton } from './SubmitButton';

function draw(day = '') {
  const onSubmit = jest.fn(async () => undefined);
  render(
    <Form initialValues={{ day }} summary="Please check the marked fields." onSubmit={onSubmit}>
      <DateInput name="day" label="Target Date" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  return {
    onSubmit,
    field: screen.getByLabelText('Target Date'),
    save: screen.getByRole('button', { name: 'Save' }),
  };
}

const WRONG = '02/30/2026 is not a date. Write it as MM/DD/YYYY.';

test('a day that does not exist shows an error on leaving the field, before anything is sent', async () => {
  const { field } = draw();
  await userEvent.type(field, '02/30/2026');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(WRONG);
  expect(field).toBeInvalid();
});

test('a form with such a day is not sent; with a valid one it is', async () => {
  const { field, save, onSubmit } = draw('2026-01-01');
  await userEvent.clear(field);
  await userEvent.type(field, '02/30/2026');
  await userEvent.click(save);
  expect(await screen.findByText('Please check the marked fields.')).toBeVisible();
  expect(screen.getByText(WRONG)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '2/28/26');
  await userEvent.click(save);
  expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
  expect(onSubmit).toHaveBeenCalledWith({ day: '2026-02-28' }, expect.anything());
});

test.each(['०२/२८/२०२६', '٠٢/٢٨/٢٠٢٦', '２／２８／２６', '২০২৬-০২-২৮'])(
  'the digits of other scripts are digits: %s (R916)',
  async (typed) => {
    const { field, save, onSubmit } = draw();
    await userEvent.type(field, typed);
    await userEvent.click(save);
    expect(onSubmit).toHaveBeenCalledWith({ day: '2026-02-28' }, expect.anything());
    expect(field).toHaveValue('02/28/2026');
  },
);

test('Enter on the shown day submits the form (R266)', async () => {
  const { field, onSubmit } = draw('2026-02-28');
  act(() => field.focus());
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ day: '2026-02-28' }, expect.anything());
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('Enter in the open calendar applies the typed day and closes it; the next Enter submits (R266)', async () => {
  const { field, onSubmit } = draw('2026-02-28');
  await userEvent.clear(field);
  await userEvent.type(field, '03/09/2026');
  expect(screen.getByRole('table')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ day: '2026-03-09' }, expect.anything());
});

test('after an Enter the calendar still opens, and a day is chosen in it', async () => {
  const { field, save, onSubmit } = draw('2026-02-28');
  act(() => field.focus());
  await userEvent.keyboard('{Enter}');
  await userEvent.click(field);
  await userEvent.click(screen.getByTitle('2026-02-10'));
  expect(field).toHaveValue('02/10/2026');
  expect(field).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  await userEvent.click(save);
  expect(onSubmit).toHaveBeenLastCalledWith({ day: '2026-02-10' }, expect.anything());
});

test('Escape closes the open calendar, and not the dialog around the field (R266)', async () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Complete" open onClose={onClose}>
      <Form initialValues={{ day: '2026-02-28' }} onSubmit={jest.fn()}>
        <DateInput name="day" label="Completed on" />
      </Form>
    </Dialog>,
  );
  await userEvent.click(screen.getByLabelText('Completed on'));
  expect(screen.getByRole('table')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
