import { CONTRACT_MAJOR } from '../contract/contractMajor';

/** The header of every call: an open page stays with its version of the contract while the server gets the next one. */
export const contractHeader = { 'x-contract-version': `${CONTRACT_MAJOR}` };

/**
 * The headers of a signed-in call: its token, and by how many minutes this clock is ahead of UTC, because today is the
 * day of the caller (R249).
 */
export const bearerHeaders = (token: string) => ({
  ...contractHeader,
  authorization: `Bearer ${token}`,
  'x-utc-offset': String(-new Date().getTimezoneOffset()),
});
