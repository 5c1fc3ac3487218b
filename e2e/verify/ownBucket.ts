import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A bucket, as `npm run deploy` takes it from the environment. */
export interface OwnBucket {
  /** The name of the server. */
  what: string;
  environment: Record<string, string>;
  stop(): Promise<void>;
}

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw'].map((name) => `/usr/bin/${name}`);
const KEYS = { AWS_ACCESS_KEY_ID: 'proof', AWS_SECRET_ACCESS_KEY: 'proof-of-delivery' };

/**
 * A bucket on a server that speaks S3 by itself: the one of the environment (DEPLOY_S3_ENDPOINT, with its keys), else a temporary Ceph
 * on this machine.
 */
export async function ownBucket(): Promise<OwnBucket> {
  const { DEPLOY_S3_ENDPOINT } = process.env;
  const DEPLOY_S3_BUCKET = `proof-${randomUUID().slice(0, 8)}`;
  if (DEPLOY_S3_ENDPOINT)
    return { what: DEPLOY_S3_ENDPOINT, environment: { DEPLOY_S3_BUCKET }, stop: async () => undefined };
  if (!PROGRAMS.every((program) => existsSync(program)))
    throw new Error(
      'This proof needs a server that speaks S3. Set DEPLOY_S3_ENDPOINT, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, ' +
        'or install one: apt-get install --no-install-recommends ceph-mon ceph-osd radosgw',
    );
  const { endpoint, what, stop } = await startCeph();
  return { what, environment: { DEPLOY_S3_ENDPOINT: endpoint, DEPLOY_S3_BUCKET, ...KEYS }, stop };
}

/** One monitor, one place for objects in memory, one gateway that speaks S3. */
async function startCeph(): Promise<{ endpoint: string; what: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ceph-'));
  const [monitor, gateway] = [await freePort(), await freePort()];
  const [cluster, objects] = [randomUUID(), randomUUID()];
  const settings = path.join(folder, 'ceph.conf');
  writeFileSync(settings, settingsOf(folder, cluster, monitor, gateway));
  for (const part of ['mon', 'osd', 'rgw', 'run']) mkdirSync(path.join(folder, part));
  const running: ChildProcess[] = [];
  const start = (program: string, ...words: string[]) => {
    const child = spawn(program, ['-c', settings, ...words, '-f'], { stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(path.join(folder, `${program}.log`));
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    running.push(child);
  };
  const stop = async () => {
    for (const child of running.reverse()) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const runProgram = (program: string, ...words: string[]) =>
    run(program, ['-c', settings, ...words], { timeout: 120_000 });

  try {
    const map = path.join(folder, 'monmap');
    await run('monmaptool', [
      ...['--create', '--fsid', cluster],
      ...['--addv', 'a', `[v1:127.0.0.1:${monitor}]`, map],
    ]);
    await runProgram('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map);
    start('ceph-mon', '-i', 'a');
    await runProgram('ceph', 'osd', 'new', objects, '0');
    await runProgram('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', objects);
    start('ceph-osd', '-i', '0');
    const name = ['-n', 'client.rgw'];
    const keys = ['--access-key', KEYS.AWS_ACCESS_KEY_ID, '--secret-key', KEYS.AWS_SECRET_ACCESS_KEY];
    await runProgram(
      'radosgw-admin',
      ...name,
      'user',
      'create',
      '--uid=proof',
      '--display-name=proof',
      ...keys,
    );
    start('radosgw', ...name);
    const endpoint = `http://127.0.0.1:${gateway}`;
    await untilAnswered(endpoint);
    const { stdout } = await run('radosgw', ['--version']);
    return { endpoint, what: stdout.trim(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const settingsOf = (folder: string, cluster: string, monitor: number, gateway: number): string =>
  [
    '[global]',
    `fsid = ${cluster}`,
    `mon host = v1:127.0.0.1:${monitor}`,
    'public addr = 127.0.0.1',
    ...['cluster', 'service', 'client'].map((whom) => `auth ${whom} required = none`),
    `run dir = ${folder}/run`,
    `admin socket = ${folder}/run/$name.asok`,
    `log file = ${folder}/$name.log`,
    'osd pool default size = 1',
    'osd pool default min size = 1',
    'osd pool default pg num = 4',
    'osd crush chooseleaf type = 0',
    'mon allow pool size one = true',
    'mon data avail warn = 1',
    'mon data avail crit = 1',
    '[mon.a]',
    `mon data = ${folder}/mon`,
    '[osd.0]',
    `osd data = ${folder}/osd`,
    'osd objectstore = memstore',
    '[client.rgw]',
    `rgw data = ${folder}/rgw`,
    `rgw frontends = beast endpoint=127.0.0.1:${gateway}`,
    '',
  ].join('\n');

async function untilAnswered(endpoint: string): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer?.ok) return;
    await rest(200);
  }
  throw new Error(`${endpoint} did not answer within two minutes.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
