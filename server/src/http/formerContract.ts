import { CONTRACT_MAJOR } from '@smart-elevator/shared-api/contract/contractMajor';
import type { FastifyRequest } from 'fastify';
import { contractNotAnswered } from './HttpError';

/** What a former major version of the contract has in another form, from and to the current one. */
export interface FormerCall {
  query?: (former: unknown) => unknown;
  body?: (former: unknown) => unknown;
  /** Of a list it gets the page, also where all rows are sent. */
  reply?: (current: unknown) => unknown;
}

/**
 * The former major versions that pages may still use, each with the calls that have changed since, by their names. An
 * entry is added with the new version, and removed when no page uses it any more (ADR-113).
 */
export const formerContracts = new Map<string, Readonly<Record<string, FormerCall>>>([
  // The calls have not changed; names of modules have (ADR-138).
  ['1', {}],
  // A visit is moved by `changeVisit`; the call `moveVisit` is gone (ADR-147).
  ['2', {}],
]);

/** How a call differs in the caller's version of the contract; a caller who names none uses the current one. */
export function formerCall({ headers }: FastifyRequest, name: string): FormerCall {
  const major = String(headers['x-contract-version'] ?? CONTRACT_MAJOR);
  if (major === String(CONTRACT_MAJOR)) return {};
  const calls = formerContracts.get(major);
  if (!calls) throw contractNotAnswered(major);
  return calls[name] ?? {};
}
