/**
 * The headers of a signed-in call: its token, and by how many minutes this clock is ahead of UTC, because today is the
 * day of the caller (R249).
 */
export const bearerHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  'x-utc-offset': String(-new Date().getTimezoneOffset()),
});
