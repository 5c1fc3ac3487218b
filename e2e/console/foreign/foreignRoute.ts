import type { ForeignFixture, Row } from './ForeignFixture';

interface Call {
  world: ForeignFixture;
  /** The id in the path; NaN for none. */
  id: number;
  query: URLSearchParams;
  body: Row;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** A file instead of a body. */
  file?: { type: string; text: string };
}

/** A call of the server: 'GET /api/tickets/ticket-list/:id/'. */
export interface Route {
  call: string;
  /** Needs no token. */
  open?: boolean;
  run: (call: Call) => Answer;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });

export const missing: Answer = { status: 404, body: { detail: 'Not found.' } };

/** The row, or a 404 without one. */
export const found = (row: Row | undefined): Answer => (row ? ok(row) : missing);

/** The refusal of a body that lacks a field; only fields in `nullable` may be empty. */
export function required(
  body: Row,
  names: readonly string[],
  nullable: readonly string[] = [],
): Answer | undefined {
  const errors: Record<string, string[]> = {};
  for (const name of names) {
    const value = body[name];
    if (value === undefined) errors[name] = ['This field is required.'];
    else if (value === null && !nullable.includes(name)) errors[name] = ['This field may not be null.'];
    else if (value === '' && !nullable.includes(name)) errors[name] = ['This field may not be blank.'];
  }
  return Object.keys(errors).length > 0 ? { status: 400, body: errors } : undefined;
}
