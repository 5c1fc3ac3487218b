import { useRef, useState } from 'react';
import type { Endpoint, Input, Reply } from '../contract/endpoint';
import { asApiError, type ApiError } from './ApiError';
import { call } from './call';
import { forgetKey, keepKey, keyFor, keptKey, type KeyedInput } from './idempotencyKey';

export type Sent<T> = { ok: true; reply: T } | { ok: false; error: ApiError };

interface SendOptions {
  /**
   * Under which name, with the user's id in it, a create's key and content are kept until it has succeeded: then what is
   * sent again after a reload is not made twice either. Not for secrets.
   */
  kept?: string;
}

/**
 * Makes a changing call from a screen. While one is under way a second is ignored (a double click sends once) and
 * answers undefined. A create carries an idempotency key, the same one until it has succeeded or is another (R256).
 */
export function useSend<E extends Endpoint>(endpoint: E, { kept }: SendOptions = {}) {
  const locked = useRef(false);
  const keyed = useRef<KeyedInput>(undefined);
  const [sending, setSending] = useState(false);
  const send = async (input: Input<E>): Promise<Sent<Reply<E>> | undefined> => {
    if (locked.current) return undefined;
    locked.current = true;
    setSending(true);
    try {
      if (endpoint.success === 201) {
        keyed.current = keyFor(input, keyed.current ?? (kept ? keptKey(kept) : undefined));
        if (kept) keepKey(kept, keyed.current);
      }
      const reply = await call(endpoint, input, { idempotencyKey: keyed.current?.key });
      keyed.current = undefined;
      if (kept) forgetKey(kept);
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
