/** What the server says of tickets; the console's screens say the same. */
export const ticketMessages = {
  changedMeanwhile: 'Somebody else changed this ticket in the meantime.',
  nothingToChange: 'Name at least one of status, assignee and priority.',
  closingConfirmed: 'The closing of the ticket is confirmed.',
  /** Of a code that is wrong, used, too old or not there: one sentence for all. */
  wrongCode: 'The one-time code is wrong or has expired.',
  tooManyViews: (max: number) => `No more than ${max} views can be saved. Please delete one first.`,
} as const;
