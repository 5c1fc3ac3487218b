import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The folder of a built remote on a port of this machine, as a development server has it: for pages of any origin. */
export async function localRemote(folder: string): Promise<{ entry: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '', 'http://localhost').pathname);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
    createReadStream(path.join(folder, name))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    entry: `http://127.0.0.1:${port}/remoteEntry.js`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
