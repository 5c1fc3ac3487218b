import { screen } from '@testing-library/react';
import type { openTicketForm } from './openTicketForm';
import { target, formatUsDate } from './ticketFormAnswers';

interface Filling {
  label?: string;
  /** Whether the elevator and the assignee are chosen, too. */
  choices?: boolean;
}

/** Fills in all required fields of a new ticket. */
export async function fillInTicket(
  { user, choose, setDay }: ReturnType<typeof openTicketForm>,
  { label = 'Doors', choices = true }: Filling = {},
) {
  const write = async (name: RegExp, text: string) => {
    await user.click(screen.getByLabelText(name));
    await user.paste(text);
  };
  await screen.findByLabelText(/^Label/);
  await write(/^Label/, label);
  if (choices) await choose('Elevator', 'AA1005');
  await write(/^Summary/, 'Door does not close');
  await write(/^Description/, 'It opens again.');
  if (choices) await choose('Assignee', 'anita.rao');
  await setDay('Target Date', formatUsDate(target));
}
