import { CONTRACT_MAJOR } from '../contract/contractMajor';

/**
 * The headers of a signed-in call: the token; the offset from UTC in minutes, because today is the day of the caller
 * (R249); the version of the contract, which an open page keeps while the server gets the next one (ADR-113).
 */
export const bearerHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  'x-utc-offset': String(-new Date().getTimezoneOffset()),
  'x-contract-version': `${CONTRACT_MAJOR}`,
});
