import type { AccountWorld } from './AccountWorld';
import type { Answer } from './ask';

/** A row of a table of wire.md: a call, and the answer to the letter. */
export interface Row {
  case: string;
  ask: (world: AccountWorld) => Promise<Answer>;
  status: number;
  body: string | RegExp;
  headers?: Record<string, string | RegExp>;
}
