import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseUrl } from './databaseUrl';
import { ROOT, startConsole } from './startConsole';

/** A version of a remote as the registry names it, as far as journeys change it. */
export interface Version {
  version: string;
  origin?: string;
  entry: string;
  integrity: string;
  preload: string[];
  chunks: Record<string, string>;
}
export interface Remote extends Version {
  name: string;
  title: string;
  enabled: boolean;
  previous?: Version;
  canary?: Version & { share: number; since: string };
}
interface Registry {
  revision: string;
  shell: { version: string };
  remotes: Remote[];
}

/** A copy of the built site on a separate server, for journeys that deploy; it shares the database of all journeys. */
export class OwnSite {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    readonly stop: () => Promise<void>,
  ) {}

  /** `environment` on top of what the journeys need. */
  static async start(environment: Record<string, string> = {}): Promise<OwnSite> {
    const folder = mkdtempSync(path.join(tmpdir(), 'own-site-'));
    cpSync(path.join(ROOT, 'site'), folder, { recursive: true });
    const { CONSOLE_DATABASE = '{}', CONSOLE_SECRET = '' } = process.env;
    const running = await startConsole({
      SITE_DIR: folder,
      DATABASE_URL: databaseUrl(JSON.parse(CONSOLE_DATABASE)),
      JWT_SECRET: CONSOLE_SECRET,
      BACKGROUND_WORK: '0',
      DEMO: '0',
      ...environment,
    });
    return new OwnSite(running.url, folder, async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    });
  }

  get registry(): Registry {
    return JSON.parse(readFileSync(this.file('registry.json'), 'utf8'));
  }

  remote(name: string): Remote {
    const remote = this.registry.remotes.find((one) => one.name === name);
    if (!remote) throw new Error(`${name} is not deployed.`);
    return remote;
  }

  /** Changes the registry's entry of a remote atomically, with a new revision; returns that revision. */
  change(name: string, changes: Partial<Remote>): string {
    const { remotes, ...rest } = this.registry;
    const changed = remotes.map((one) => (one.name === name ? { ...one, ...changes } : one));
    const revision = createHash('sha256').update(JSON.stringify(changed)).digest('hex').slice(0, 16);
    const beside = this.file('registry.json.new');
    writeFileSync(beside, JSON.stringify({ ...rest, revision, remotes: changed }));
    renameSync(beside, this.file('registry.json'));
    return revision;
  }

  /**
   * Adds another version of a remote next to the deployed one, with `entry` before the first script; it is not in the
   * registry yet.
   */
  another(name: string, mark: string, entry = ''): Version {
    const { version, integrity, preload, chunks, entry: address } = this.remote(name);
    const next = `${version}-${mark}`;
    const moved = (file: string) => file.replace(`/${version}/`, `/${next}/`);
    cpSync(this.file(name, version), this.file(name, next), { recursive: true });
    rmSync(this.file(name, next, 'remoteEntry.js.br'), { force: true });
    const file = this.file(name, next, 'remoteEntry.js');
    const script = entry + readFileSync(file, 'utf8');
    writeFileSync(file, script);
    const hash = entry ? `sha384-${createHash('sha384').update(script).digest('base64')}` : integrity;
    return {
      version: next,
      entry: moved(address),
      integrity: hash,
      preload: preload.map(moved),
      chunks: { ...chunks, 'remoteEntry.js': hash },
    };
  }

  private file(...parts: string[]): string {
    return path.join(this.folder, 'mf', ...parts);
  }
}
