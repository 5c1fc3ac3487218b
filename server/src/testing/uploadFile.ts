import type { LightMyRequestResponse } from 'fastify';
import type { SignedIn } from './signedInCalls';

const BOUNDARY = 'a-boundary-that-no-file-contains';

/** Sends a file like the form of a browser. */
export function uploadFile(
  by: SignedIn,
  url: string,
  content: string | Buffer,
  field = 'file',
): Promise<LightMyRequestResponse> {
  const head =
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="customers.csv"\r\n` +
    'Content-Type: text/csv\r\n\r\n';
  return by.inject({
    method: 'POST',
    url,
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
}
