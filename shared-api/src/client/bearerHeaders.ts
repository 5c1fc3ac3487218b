import { CONTRACT_MAJOR } from '../contract/contractMajor';

/**
 * The headers of a signed-in call: its token, by how many minutes this clock is ahead of UTC, because today is the day of
 * the caller (R249), and the version of the contract, which an open page keeps while the server gets the next one (ADR-070).
 */
export const bearerHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  'x-utc-offset': String(-new Date().getTimezoneOffset()),
  'x-contract-version': `${CONTRACT_MAJOR}`,
});
