import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './startConsole';

/** A remote on the development server: alone, with Fast Refresh. */
export interface DevelopedRemote {
  url: string;
  /** Stops it, and waits until it has exited. */
  stop(): Promise<void>;
}

/** Runs what serves the remote (`program` with its words) in a tree of the project; rejects when that ends instead. */
export async function developRemote(
  program: readonly string[],
  env: Record<string, string>,
  tree = ROOT,
): Promise<DevelopedRemote> {
  const server = spawn(process.execPath, program, {
    cwd: tree,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [, address] = /Serving at (\S+), /.exec(line) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`${program.join(' ')} ended:\n${output}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
