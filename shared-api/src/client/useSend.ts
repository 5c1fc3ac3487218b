import { useRef, useState } from 'react';
import type { Endpoint, Input, Reply } from '../contract/endpoint';
import { asApiError, type ApiError } from './ApiError';
import { call } from './call';
import {
  clearIdempotencyKey,
  storeIdempotencyKey,
  idempotencyKeyFor,
  storedIdempotencyKey,
  type KeyedInput,
} from './idempotencyKey';

export type SendResult<T> = { ok: true; reply: T } | { ok: false; error: ApiError };

interface SendOptions {
  /**
   * Under which name, with the user's id in it, a create's key and content are kept until it has succeeded: then what is
   * sent again after a reload is not made twice either. Not for secrets.
   */
  idempotencyKeyName?: string;
}

/**
 * Makes a changing call from a screen. While one is under way a second is ignored (a double click sends once) and
 * answers undefined. A create carries an idempotency key, the same one until it has succeeded or is another (R256).
 */
export function useSend<E extends Endpoint>(endpoint: E, { idempotencyKeyName }: SendOptions = {}) {
  const locked = useRef(false);
  const keyed = useRef<KeyedInput>(undefined);
  const [sending, setSending] = useState(false);
  const send = async (input: Input<E>): Promise<SendResult<Reply<E>> | undefined> => {
    if (locked.current) return undefined;
    locked.current = true;
    setSending(true);
    try {
      if (endpoint.success === 201) {
        keyed.current = idempotencyKeyFor(
          input,
          keyed.current ?? (idempotencyKeyName ? storedIdempotencyKey(idempotencyKeyName) : undefined),
        );
        if (idempotencyKeyName) storeIdempotencyKey(idempotencyKeyName, keyed.current);
      }
      const reply = await call(endpoint, input, { idempotencyKey: keyed.current?.key });
      keyed.current = undefined;
      if (idempotencyKeyName) clearIdempotencyKey(idempotencyKeyName);
      return { ok: true, reply };
    } catch (error) {
      return { ok: false, error: asApiError(error) };
    } finally {
      locked.current = false;
      setSending(false);
    }
  };
  return { send, sending };
}
