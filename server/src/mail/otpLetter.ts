import { greeting } from './greeting';
import type { Mail } from './Mail';
import { writeLetter } from './writeLetter';

interface Recipient {
  email: string;
  first_name: string;
}

/** What the code is for. */
interface Closed {
  ticket_key: string;
  elevator_name: string;
  code: string;
}

/** Sent to an elevator's customer when a ticket of it becomes Closed (R848). */
export const otpLetter = (to: Recipient, { ticket_key, elevator_name, code }: Closed): Mail =>
  writeLetter(to.email, 'Your one-time code - Smart Elevator Maintenance', [
    greeting(to.first_name),
    `your elevator service has closed the ticket ${ticket_key} of the elevator ${elevator_name}.`,
    `Your one-time code is: ${code}`,
    'Enter it in the app, or tell it to the technician who is with you, to confirm that the work is done. It works ' +
      'once, for 10 minutes. Tell it to nobody else.',
  ]);
