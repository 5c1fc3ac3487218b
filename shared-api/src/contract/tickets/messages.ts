/** What the server says of tickets; the console's screens say the same. */
export const ticketSentences = {
  changedMeanwhile: 'Somebody else changed this ticket in the meantime.',
  nothingToChange: 'Name at least one of status, assignee and priority.',
  tooManyViews: (max: number) => `No more than ${max} views can be saved. Please delete one first.`,
} as const;
