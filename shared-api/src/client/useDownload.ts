import { useRef, useState } from 'react';
import { fillPath, type Endpoint, type Input } from '../contract/endpoint';
import { asApiError } from './ApiError';
import { bearerHeaders } from './bearerHeaders';
import { withBearer, type UncheckedInput } from './call';
import { sendForFile } from './http';
import type { SendResult } from './useSend';

/**
 * Fetches a file of the contract with the session's bearer token, so that no token is in a URL. `loading` is the name
 * of the file that is being downloaded; a second call meanwhile returns undefined.
 */
export function useDownload<E extends Endpoint>(endpoint: E) {
  const locked = useRef(false);
  const [loading, setLoading] = useState<string>();
  const download = async (input: Input<E>, name: string): Promise<SendResult<File> | undefined> => {
    if (locked.current) return undefined;
    locked.current = true;
    setLoading(name);
    try {
      return { ok: true, reply: await fetchFile(endpoint, input, name) };
    } catch (error) {
      return { ok: false, error: asApiError(error) };
    } finally {
      locked.current = false;
      setLoading(undefined);
    }
  };
  return { download, loading };
}

async function fetchFile(endpoint: Endpoint, { params, query }: UncheckedInput, name: string): Promise<File> {
  const type = endpoint.file ?? '';
  const { method, path } = endpoint;
  const blob = await withBearer((token) =>
    sendForFile({ method, path: fillPath(path, params), query, headers: bearerHeaders(token) }, type),
  );
  return new File([blob], name, { type });
}
