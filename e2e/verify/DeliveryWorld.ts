import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, startConsole, type RunningConsole } from '../console/startConsole';

/** What a program did. */
export interface Ended {
  ok: boolean;
  output: string;
  seconds: number;
}

interface Deployed {
  name: string;
  version: string;
}

/** A console that is served from a copy of the site, and the programs that change what is deployed there. */
export class DeliveryWorld {
  private constructor(
    readonly folder: string,
    readonly site: string,
    readonly console: RunningConsole,
  ) {}

  static async start(): Promise<DeliveryWorld> {
    const folder = mkdtempSync(path.join(tmpdir(), 'verify-delivery-'));
    const site = path.join(folder, 'site');
    cpSync(path.join(ROOT, 'site'), site, { recursive: true });
    const running = await startConsole({ SITE_DIR: site, DATABASE_URL: '' });
    return new DeliveryWorld(folder, site, running);
  }

  async stop(): Promise<void> {
    await this.console.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The versions that are deployed now, by remote. */
  versions(): Record<string, string> {
    const registry: { remotes: Deployed[] } = JSON.parse(
      readFileSync(path.join(this.site, 'mf/registry.json'), 'utf8'),
    );
    return Object.fromEntries(registry.remotes.map(({ name, version }) => [name, version]));
  }

  /** A package as it was built, with another entry; answers its folder. */
  variant(name: string, mark: string, entry: (former: string) => string): string {
    const dir = path.join(this.folder, `${name}-${mark}`);
    for (const part of ['dist', 'package.json', 'remote.json'])
      cpSync(path.join(ROOT, name, part), path.join(dir, part), { recursive: true });
    const file = path.join(dir, 'dist/remoteEntry.js');
    writeFileSync(file, entry(readFileSync(file, 'utf8')));
    return dir;
  }

  /** A small package of its own, built; answers its folder. */
  small(name: string, mark: string): string {
    const dir = path.join(this.folder, `${name}-${mark}`);
    mkdirSync(path.join(dir, 'dist'), { recursive: true });
    const description = { name, contract: '^0.1.0', paths: [`/${name}`], navigation: [], lends: [] };
    writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ version: '1.0.0', description: name }));
    writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(description));
    writeFileSync(path.join(dir, 'dist/remoteEntry.js'), `window['${name}'] = '${mark}';`);
    return dir;
  }

  /** Deploys a built folder, as a process of its own. */
  deploy(dir: string, watch = false): Promise<Ended> {
    const program = 'federation/src/testing/deployBuilt.mjs';
    return run([program, dir, this.site, this.console.url, watch ? 'watch' : 'do not watch']);
  }

  /** `npm run rollback`, past npm. */
  rollback(name: string): Promise<Ended> {
    return run(['federation/bin/federation.mjs', 'rollback', name], { DEPLOY_DIR: this.site });
  }
}

function run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) =>
      resolve({ ok: code === 0, output, seconds: (performance.now() - began) / 1000 }),
    );
  });
}
