import { currentLocale } from '../language/language';

/** A month yyyy-mm as it is shown: 'Jan 2026'. */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
