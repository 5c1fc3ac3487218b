import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Seconds until the server closed the connection; undefined if it did not within `patience` seconds. */
export async function secondsUntilClosed(
  url: string,
  begin: string,
  drip: string,
  patience: number,
): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let closed = false;
  socket.on('error', () => {});
  socket.on('close', () => {
    closed = true;
  });
  // The answer is read and ignored.
  socket.resume();
  const began = performance.now();
  socket.write(begin);
  for (let waited = 0; waited < patience && !closed; waited++) {
    await pause(1000);
    if (!closed && drip !== '') socket.write(drip);
  }
  socket.destroy();
  return closed ? (performance.now() - began) / 1000 : undefined;
}

interface SlowCaller {
  what: string;
  /** The first bytes. */
  begin: string;
  /** The bytes of each further second. */
  drip: string;
  /** The server must close the connection within so many seconds; by default SECONDS. */
  within?: number;
}

export const SECONDS = 150;
/** A file of 20 MB takes minutes on a slow line. */
const SECONDS_FOR_FILE = 320;

/** Callers that send very slowly. */
export const slowCallers = (token: string): readonly SlowCaller[] => [
  { what: 'who connects and says nothing', begin: '', drip: '' },
  {
    what: 'whose headers never end',
    begin: 'GET /healthz HTTP/1.1\r\nHost: x\r\n',
    drip: 'X-More: 1\r\n',
  },
  { what: 'whose first line never ends', begin: 'GET /', drip: 'x' },
  {
    what: 'whose body never ends',
    begin:
      'POST /api/account/token/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    drip: ' ',
  },
  {
    what: 'whose pieces of a body never end',
    begin:
      'POST /api/account/token/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    drip: '1\r\n \r\n',
  },
  {
    what: 'whose file never ends',
    begin:
      `POST /api/elevators/upload_csv/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n',
    drip: 'a',
    within: SECONDS_FOR_FILE,
  },
];
