import { useRef, useState } from 'react';
import type { Endpoint, Input, Reply } from '../contract/endpoint';
import { asApiError, type ApiError } from './ApiError';
import { call } from './call';

export type Sent<T> = { ok: true; reply: T } | { ok: false; error: ApiError };

/**
 * Makes a changing call from a screen. While one is under way a second is ignored (a double click sends once) and
 * answers undefined.
 */
export function useSend<E extends Endpoint>(endpoint: E) {
  const locked = useRef(false);
  const [sending, setSending] = useState(false);
  const send = async (input: Input<E>): Promise<Sent<Reply<E>> | undefined> => {
    if (locked.current) return undefined;
    locked.current = true;
    setSending(true);
    try {
      return { ok: true, reply: await call(endpoint, input) };
    } catch (error) {
      return { ok: false, error: asApiError(error) };
    } finally {
      locked.current = false;
      setSending(false);
    }
  };
  return { send, sending };
}
