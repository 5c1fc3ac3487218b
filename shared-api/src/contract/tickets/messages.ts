import { truncate } from '../codePointLength';

/** The server's messages about tickets; the console's screens show the same. */
export const ticketMessages = {
  changedMeanwhile: 'Another user changed this ticket in the meantime.',
  nothingToChange: 'Change at least one of status, assignee and priority.',
  /** Of a ticket among several; the names of the fields are cut where it would be too long. */
  requiredToClose: (fields: string) => `Required to close the ticket: ${truncate(fields, 150)}.`,
  closingConfirmed: 'The closing of the ticket has been confirmed.',
  /** For a code that is wrong, used, expired or missing: the same message for all. */
  wrongCode: 'The one-time code is wrong or has expired.',
  tooManyViews: (max: number) => `No more than ${max} views can be saved. Please delete one first.`,
} as const;
