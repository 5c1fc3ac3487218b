/** What the elevator screens say. */
export const messages = {
  elevators: {
    none: 'No elevators yet',
    noneHint: 'Upload a CSV file of customers and elevators on the Customers page.',
    failed: 'The elevators could not be loaded',
  },
  maintenance: {
    none: 'No elevator is in this state',
    noneHint: 'Elevators appear here as soon as their maintenance is in this state.',
    failed: 'The maintenance list could not be loaded',
  },
  countsFailed: 'The AMC counts could not be loaded',
  noEngineer: 'Unassigned',
  notCompleted: 'Not completed',
  openTickets: (count: number) => (count === 1 ? 'open ticket' : 'open tickets'),
} as const;
