/** The moment at which a day, yyyy-mm-dd, begins in the time zone that is `utc_offset` minutes ahead of UTC. */
export const startOfDay = (day: string, utc_offset: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - utc_offset * 60_000).toISOString();
