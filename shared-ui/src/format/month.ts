const monthNames = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A month yyyy-mm as it is read: 'Jan 2026'. */
export const formatMonth = (month: string): string => monthNames.format(new Date(`${month}-01T00:00:00Z`));
