import type { AccountFixture } from './AccountFixture';
import type { Answer } from './sendRequest';

/** A row of a table of answers: a call, and its exact answer. */
export interface Row {
  case: string;
  ask: (fixture: AccountFixture) => Promise<Answer>;
  status: number;
  body: string | RegExp;
  headers?: Record<string, string | RegExp>;
}
