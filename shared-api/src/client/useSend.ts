import { useRef, useState } from 'react';
import type { Endpoint, Input, Reply } from '../contract/endpoint';
import { asApiError, type ApiError } from './ApiError';
import { call } from './call';
import {
  clearIdempotencyKey,
  storeIdempotencyKey,
  keyedInputAt,
  storedIdempotencyKey,
  type KeyedInput,
} from './idempotencyKey';

export type SendResult<T> = { ok: true; reply: T } | { ok: false; error: ApiError };

interface SendOptions {
  /**
   * The name, including the user's id, under which a create's key and content are stored until it has succeeded: then
   * it is not created twice after a reload either. Not for secrets.
   */
  idempotencyKeyName?: string;
}

/**
 * Makes a changing call from a screen. While one is running, another one is ignored (a double click sends once) and
 * returns undefined. A create, and a change that the server makes once for a key, has an idempotency key: the same one until it has
 * succeeded or its content changes (R256).
 */
export function useSend<E extends Endpoint>(endpoint: E, { ...options }: SendOptions = {}) {
  const { send, sending } = useSendAt(endpoint, options);
  return { send: (input: Input<E>) => send(() => input), sending };
}

/** Like `useSend`, of an input that says when it is sent: sent again, it has the moment of the first time. */
export function useSendAt<E extends Endpoint>(endpoint: E, { idempotencyKeyName }: SendOptions = {}) {
  const locked = useRef(false);
  const keyed = useRef<KeyedInput>(undefined);
  const [sending, setSending] = useState(false);
  const send = async (inputAt: (now: Date) => Input<E>): Promise<SendResult<Reply<E>> | undefined> => {
    if (locked.current) return undefined;
    locked.current = true;
    setSending(true);
    try {
      const last =
        keyed.current ?? (idempotencyKeyName ? storedIdempotencyKey(idempotencyKeyName) : undefined);
      const next = keyedInputAt(inputAt, last);
      const hasKey = endpoint.success === 201 || endpoint.idempotent;
      if (hasKey) {
        keyed.current = next.keyed;
        if (idempotencyKeyName) storeIdempotencyKey(idempotencyKeyName, next.keyed);
      }
      const reply = await call(endpoint, next.input, hasKey ? { idempotencyKey: next.keyed.key } : {});
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
