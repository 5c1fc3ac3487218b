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
    title: 'Who it is for',
    paragraphs: [
      'Dealers (admins) run their business in this console. Society managers, technicians and clients use the Android companion app.',
      'A dealer registers technicians and customers with the dealer e-mail and passcode; each of them is asked by e-mail to confirm.',
    ],
  },
  {
    number: '1',
    title: 'Tickets by status',
    paragraphs: [
      'Every fault is a ticket: open, in progress, on hold, accepted or closed. Home counts them, and every count links to its list.',
      'Lists are searched and filtered by date, assignee, elevator and status. Custom fields collect what your business needs.',
    ],
  },
  {
    number: '2',
    title: 'Technicians, customers and elevators',
    paragraphs: [
      'Who looks after which lift, who owns it, and how many tickets each of them has, on cards that lead to the tickets.',
    ],
  },
  {
    number: '3',
    title: 'Your data from a file',
    paragraphs: [
      'Customers and their elevators are imported from a CSV file (from Excel: save as CSV). The rows are checked and shown before anything is sent, and a file is stored as a whole or not at all.',
    ],
  },
  {
    number: '4',
    title: 'Annual maintenance contracts',
    paragraphs: [
      'Maintenance that is completed, due or overdue, elevator by elevator, with notifications when a contract is to be renewed.',
    ],
  },
  {
    number: '5',
    title: 'AMC reports',
    paragraphs: ['Reports of a maintenance visit are viewed and shared as PDF.'],
  },
  {
    number: '6',
    title: 'A code before a ticket closes',
    paragraphs: [
      'With the OTP notification on, the customer gets a one-time code when a ticket is closing. A dealer switches it on or off in Settings.',
    ],
  },
];
