import { rmSync } from 'node:fs';
import { databaseUrl } from '../../console/databaseUrl';
import { dataFolder, startServer } from '../../console/startConsole';
import { http2Proxy } from './http2Proxy';

/** A site over HTTP/2 with an API of its own, on the database of all. */
export interface ServedSite {
  /** What the browser opens. */
  url: string;
  /** The server behind it, for direct calls. */
  api: string;
  stop(): Promise<void>;
}

const SECRET = 'of one run of the bench only, never of a server';

/** Serves a built folder as the console is served: by its own server, on the database of the running console. */
export async function servedSite(siteDir?: string): Promise<ServedSite> {
  const dataDir = dataFolder();
  const server = await startServer(dataDir, {
    DATABASE_URL: databaseUrl(JSON.parse(process.env['CONSOLE_DATABASE'] ?? '{}')),
    JWT_SECRET: SECRET,
    DEMO: '0',
    BACKGROUND_WORK: '0',
    ...(siteDir === undefined ? {} : { SITE_DIR: siteDir }),
  });
  const front = await http2Proxy(server.url, JSON.parse(process.env['BENCH_CERTIFICATE'] ?? '{}'));
  return {
    url: front.url,
    api: server.url,
    stop: async () => {
      await front.stop();
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
