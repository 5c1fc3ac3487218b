import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DEMO } from '../console/people';
import { ROOT, startConsole, type RunningConsole } from '../console/startConsole';

/** The result of a program. */
export interface ProgramResult {
  ok: boolean;
  output: string;
  seconds: number;
}

interface Deployed {
  name: string;
  version: string;
  paths: string[];
  links?: unknown;
  within?: unknown;
  canary?: { version: string };
}

/**
 * A deploy as a separate process: `watch` checks the live page, `gate` also runs the gate of the project in that folder,
 * `preview` only uploads, `share` makes it a canary.
 */
export interface DeployOptions {
  watch?: boolean;
  gate?: string;
  preview?: boolean;
  share?: number;
}

/** The store of a fixture, and the address that serves it. */
interface Place {
  /** The address that serves the console from the store. */
  url: string;
  /** The environment that names the store to the programs. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** A console that is served from a copy of the site, and the programs that deploy to it. */
export class DeliveryFixture {
  private constructor(
    private readonly folder: string,
    private readonly place: Place,
    private readonly console: RunningConsole,
  ) {}

  /** With its own folder, or with the bucket of the environment; `project` is the folder whose server is started. */
  static async start(bucket?: Record<string, string>, project = ROOT): Promise<DeliveryFixture> {
    const folder = mkdtempSync(path.join(tmpdir(), 'verify-delivery-'));
    const site = path.join(folder, 'site');
    cpSync(path.join(ROOT, 'site'), site, { recursive: true });
    const running = await startConsole(
      { SITE_DIR: site, DATABASE_URL: '', PREVIEW_DEALERS: DEMO.username },
      project,
    );
    const place = bucket
      ? await servedBucket(site, running.url, bucket)
      : { url: running.url, environment: { DEPLOY_DIR: site }, stop: async () => undefined };
    return new DeliveryFixture(folder, place, running);
  }

  async stop(): Promise<void> {
    await this.place.stop();
    await this.console.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The address of the console. */
  get url(): string {
    return this.place.url;
  }

  /** The environment of the programs: the store, and the database with the telemetry. */
  get environment(): Record<string, string> {
    return { ...this.place.environment, DEPLOY_URL: this.url, DATA_DIR: this.console.dataDir };
  }

  private async remotes(): Promise<Deployed[]> {
    const answer = await fetch(new URL('/mf/registry.json', this.url));
    const { remotes }: { remotes: Deployed[] } = await answer.json();
    return remotes;
  }

  /** The deployed versions, by remote. */
  async versions(): Promise<Record<string, string>> {
    return Object.fromEntries((await this.remotes()).map(({ name, version }) => [name, version]));
  }

  /** The deployed version of a remote. */
  async versionOf(name: string): Promise<string | undefined> {
    return (await this.versions())[name];
  }

  /** The version of a remote's canary; undefined without one. */
  async canaryOf(name: string): Promise<string | undefined> {
    return (await this.remotes()).find((one) => one.name === name)?.canary?.version;
  }

  /** Copies a built package with another entry; returns its folder. */
  variant(name: string, mark: string, entry: (former: string) => string): string {
    const dir = path.join(this.folder, `${name}-${mark}`);
    for (const part of ['dist', 'package.json'])
      cpSync(path.join(ROOT, name, part), path.join(dir, part), { recursive: true });
    // With all paths, which cases change.
    cpSync(path.join(dir, 'dist/remote.json'), path.join(dir, 'remote.json'));
    const file = path.join(dir, 'dist/remoteEntry.js');
    writeFileSync(file, entry(readFileSync(file, 'utf8')));
    return dir;
  }

  /** Writes a small built package; returns its folder. */
  small(name: string, mark: string): string {
    const dir = path.join(this.folder, `${name}-${mark}`);
    mkdirSync(path.join(dir, 'dist'), { recursive: true });
    const { contract } = JSON.parse(readFileSync(path.join(ROOT, 'mf-settings/remote.json'), 'utf8'));
    const description = { name, contract, paths: [`/${name}`], navigation: [], extensions: [] };
    writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ version: '1.0.0', description: name }));
    writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(description));
    writeFileSync(path.join(dir, 'dist/remoteEntry.js'), `window['${name}'] = '${mark}';`);
    return dir;
  }

  /** Copies the built shell with a changed first script under another name; returns its folder. */
  shellVariant(mark: string, change: (former: string) => string): string {
    const root = path.join(this.folder, `shell-${mark}`);
    const dir = path.join(root, 'shell');
    for (const part of ['shell/dist', 'shell/package.json', 'shared-api/package.json'])
      cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true });
    const built = path.join(dir, 'dist');
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
    const first = files.find((file) => /^shell\.[0-9a-f]+\.js$/.test(file)) ?? '';
    const script = change(readFileSync(path.join(built, first), 'utf8'));
    const next = `shell.${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;
    rmSync(path.join(built, first));
    writeFileSync(path.join(built, next), script);
    for (const page of files.filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(path.join(built, page), 'utf8');
      writeFileSync(path.join(built, page), html.replaceAll(first, next));
    }
    return dir;
  }

  /** Deploys a built folder, or several together, in a separate process. */
  deploy(
    dir: string | readonly string[],
    { watch = false, gate, preview = false, share }: DeployOptions = {},
  ): Promise<ProgramResult> {
    const program = 'federation/src/testing/deployPrebuilt.mjs';
    const then = gate ? 'gate' : watch ? 'watch' : preview ? 'preview' : 'do not watch';
    const how = [then, ...(share === undefined ? [] : [String(share)])];
    return runProgram([program, [dir].flat().join(), this.url, ...how], this.environment, gate);
  }

  /** Replaces the deployed registry without any check, as an older deploy may have done. */
  changeRegistry(change: (registry: { remotes: Deployed[] }) => object): void {
    const file = path.join(this.folder, 'site/mf/registry.json');
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  }

  /** Deploys the initial build again. */
  reset(): void {
    for (const file of ['mf/registry.json', 'index.html'])
      cpSync(path.join(ROOT, 'site', file), path.join(this.folder, 'site', file));
  }

  /** Removes a remote from the registry. */
  remove(name: string): Promise<ProgramResult> {
    const program = `
      import { updateRegistry, withRemote } from './federation/src/delivery/registry/registry.mjs';
      import { openStore } from './federation/src/delivery/store/openStore.mjs';
      await updateRegistry(openStore().store, (live) => withRemote(live, '${name}', undefined));`;
    return runProgram(['--input-type=module', '--eval', program], this.environment);
  }

  /** `npm run deploy`, `rollback` or `remotes`, without npm. */
  command(...words: string[]): Promise<ProgramResult> {
    return runProgram(['scripts/deliver.mjs', ...words], this.environment);
  }
}

/** Runs a program of the project to its end. */
export function runProgram(
  args: string[],
  env: Record<string, string> = {},
  cwd = ROOT,
): Promise<ProgramResult> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) =>
      resolve({ ok: code === 0, output, seconds: (performance.now() - began) / 1000 }),
    );
  });
}

/** A site in a bucket, and what serves it to browsers. */
function servedBucket(site: string, console: string, environment: Record<string, string>): Promise<Place> {
  const child = spawn(process.execPath, ['federation/src/testing/serveBucket.mjs', site, console], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, url] = /is served at (\S+)/.exec(line) ?? [];
      if (url) resolve({ url, environment, stop });
    });
    void ended.then(() => reject(new Error('The bucket is not served.')));
  });
}
