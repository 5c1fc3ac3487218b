/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkServedFiles } from './files.mjs';

const SCRIPT = 'export const lift = 1;';

test('a file that comes whole passes; one whose answer breaks off is named as one that cannot be fetched', async () => {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': SCRIPT.length });
    if (url === '/whole.js') return void response.end(SCRIPT);
    response.write(SCRIPT.slice(0, 4), () => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hash = createHash('sha256').update(SCRIPT).digest('hex');
  const files = ['whole.js', 'broken.js'].map((key) => ({ key, hash }));
  try {
    const violations = await checkServedFiles(`http://127.0.0.1:${port}`, files);
    expect(violations).toEqual([expect.stringMatching(/^broken\.js cannot be fetched: /)]);
  } finally {
    server.close();
  }
});
