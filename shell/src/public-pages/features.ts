import { msg } from '@smart-elevator/shared-ui/language/t';

/** A feature of the product, drawn as a floor of the building (R221). */
export interface Feature {
  /** The text on the button in the lift. */
  number: string;
  title: string;
  paragraphs: readonly string[];
}

/** From the ground up. */
export const features: readonly Feature[] = [
  {
    number: 'G',
    title: msg('Who it is for'),
    paragraphs: [
      msg(
        'Dealers (admins) run their business in this console. Society managers, technicians and clients use the Android companion app.',
      ),
      msg(
        'A dealer registers technicians and customers with the dealer e-mail and passcode; each of them is asked by e-mail to confirm.',
      ),
    ],
  },
  {
    number: '1',
    title: msg('Tickets by status'),
    paragraphs: [
      msg(
        'Every fault is a ticket: open, in progress, on hold, accepted or closed. Home counts them, and every count links to its list.',
      ),
      msg(
        'Lists are searched and filtered by date, assignee, elevator and status. Custom fields collect what your business needs.',
      ),
    ],
  },
  {
    number: '2',
    title: msg('Technicians, customers and elevators'),
    paragraphs: [
      msg(
        'Who looks after which lift, who owns it, and how many tickets each of them has, on cards that lead to the tickets.',
      ),
    ],
  },
  {
    number: '3',
    title: msg('Your data from a file'),
    paragraphs: [
      msg(
        'Customers and their elevators are imported from a CSV file (from Excel: save as CSV). The rows are checked and shown before anything is sent, and a file is stored as a whole or not at all.',
      ),
    ],
  },
  {
    number: '4',
    title: msg('Annual maintenance contracts'),
    paragraphs: [
      msg(
        'Maintenance that is completed, due or overdue, elevator by elevator, with notifications when a contract is to be renewed.',
      ),
    ],
  },
  {
    number: '5',
    title: msg('AMC reports'),
    paragraphs: [msg('Reports of a maintenance visit are viewed and shared as PDF.')],
  },
  {
    number: '6',
    title: msg('A code before a ticket closes'),
    paragraphs: [
      msg(
        'With the OTP notification on, the customer gets a one-time code when a ticket is closing. A dealer switches it on or off in Settings.',
      ),
    ],
  },
];
