/** The time zone of the browser in the journeys. The server has its own, as it does for most dealers. */
export const BROWSER_TIME_ZONE = 'Asia/Kolkata';

/** Today in that browser, yyyy-mm-dd. */
export const browserDay = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: BROWSER_TIME_ZONE }).format(new Date());
