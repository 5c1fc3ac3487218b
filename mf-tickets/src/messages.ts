/** What the ticket screens say. */
export const messages = {
  list: {
    none: 'No tickets yet',
    noneHint: 'Tickets appear here as soon as there are any.',
    failed: 'The tickets could not be loaded',
  },
  summaryFailed: 'The summary could not be loaded',
  countsFailed: 'The ticket counts could not be loaded',
  bothDates: 'Set both From Date and To Date to filter by date.',
  datesReversed: 'From Date is after To Date, so no ticket can match.',
  choices: {
    technician: { title: 'No technician is chosen', action: 'Choose a technician' },
    customer: { title: 'No customer is chosen', action: 'Choose a customer' },
  },
} as const;
