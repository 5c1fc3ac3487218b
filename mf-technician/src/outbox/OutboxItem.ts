import type { StoredIntent } from './Intent';

/** What the server said last of an item, or why there was no answer. */
export interface LastAnswer {
  /** 0 without an answer. */
  status: number;
  /** The failure of `ApiError`. */
  failure: string;
  /** The sentence of the server; '' without one. */
  detail: string;
  /** The body of the answer: a 409 has the present values as `current`. */
  body: unknown;
  /** By the clock of the device, in ISO 8601. */
  at: string;
}

/** `parked`: refused, and a person decides; its subject waits. */
export type ItemState = 'waiting' | 'sending' | 'parked';

/** An intent in the outbox. Fields are only ever added, so that two earlier versions of the app can read it. */
export interface OutboxItem extends StoredIntent {
  /** A UUID: the key under which the server applies it once, and the id of its file. */
  id: string;
  kind: string;
  /** What it is about, in words; '' if that was not said. */
  about: string;
  /** 'visit:12': items of one subject are sent in their order, subjects are independent of each other. */
  subject: string;
  /** What its version is of, and the version that the person saw; null where there is none. */
  versioned: string | null;
  version: number | null;
  /** The items that must be confirmed first: its files. */
  after: readonly string[];
  device_id: string;
  /** Its number among those of this user on this device, from 1 on. */
  sequence: number;
  user_id: number;
  user_name: string;
  dealer_id: number | null;
  /** By the clock of the server, as far as the phone knows it, in ISO 8601. */
  created_at: string;
  state: ItemState;
  attempts: number;
  /** When it may be sent again, in milliseconds since 1970 by the clock of the device. */
  next_at: number;
  last: LastAnswer | null;
  /** The bytes of its file; 0 without one. */
  bytes: number;
}

/** An item that a person deleted, with the reason. */
export interface Discarded {
  id: string;
  sequence: number;
  kind: string;
  subject: string;
  user_id: number;
  reason: string;
  at: string;
}
