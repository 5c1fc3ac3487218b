import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, request, type BrowserContext, type Page } from '@playwright/test';
import { untilWorkerIsActive } from '../console/untilWorkerIsActive';
import { elevatorFixture, type ElevatorFixture } from '../console/elevatorFixture';
import { registerDealer, type Person } from '../console/people';
import { signInOnPhone } from '../console/signInOnPhone';
import { ROOT, dataFolder, startServer, type RunningServer } from '../console/startConsole';
import journeys, { WHOLE_BROWSER } from '../playwright.config';
import { runProgram, type ProgramResult } from './DeliveryFixture';

const REMOTE = 'mf-technician';

/** A console on a copy of the site with a constant address, a technician with a visit of today, and a phone. */
export class ReleaseFixture {
  private readonly phones: BrowserContext[] = [];

  private constructor(
    private readonly folder: string,
    private readonly dataDir: string,
    private server: RunningServer,
  ) {}

  static async start(): Promise<ReleaseFixture> {
    const folder = mkdtempSync(path.join(tmpdir(), 'verify-phone-'));
    cpSync(path.join(ROOT, 'site'), path.join(folder, 'site'), { recursive: true });
    const dataDir = dataFolder();
    const environment = { DATABASE_URL: '', SITE_DIR: path.join(folder, 'site') };
    return new ReleaseFixture(folder, dataDir, await startServer(dataDir, environment));
  }

  async stop(): Promise<void> {
    // A failed proof leaves its phone open, which still writes into its folder.
    for (const phone of this.phones) await phone.close();
    await this.server.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  get url(): string {
    return this.server.url;
  }

  /** Starts the server again at its address, with these settings. */
  async restart(environment: Record<string, string>): Promise<void> {
    const { port } = new URL(this.url);
    await this.server.end('SIGTERM');
    const site = { DATABASE_URL: '', SITE_DIR: path.join(this.folder, 'site'), PORT: port };
    this.server = await startServer(this.dataDir, { ...site, ...environment });
  }

  /** A dealer with a technician, who has a visit of today. */
  async technician(): Promise<Person & Pick<ElevatorFixture, 'headers'> & { visit_id: number }> {
    const api = await request.newContext({ baseURL: this.url });
    try {
      const person = await registerDealer(api);
      const { technician, headers, visitToday } = await elevatorFixture(api, person);
      const visit_id = await visitToday();
      return { username: technician.username, password: person.password, headers, visit_id };
    } finally {
      await api.dispose();
    }
  }

  /** A phone with a disk of its own. */
  async phone(): Promise<BrowserContext> {
    const profile = mkdtempSync(path.join(this.folder, 'phone-'));
    const { timezoneId = '', locale = '' } = journeys.use ?? {};
    const phone = await chromium.launchPersistentContext(profile, {
      ...WHOLE_BROWSER.launchOptions,
      ...{ baseURL: this.url, timezoneId, locale, hasTouch: true, viewport: { width: 360, height: 780 } },
    });
    this.phones.push(phone);
    return phone;
  }

  /** Signs in for the first time, and waits until the phone has its release, and the visit of today with its checklist. */
  async firstVisit(context: BrowserContext, { username, password }: Person): Promise<Page> {
    const page = await context.newPage();
    await signInOnPhone(page, username, password);
    await untilWorkerIsActive(page);
    await expect.poll(() => page.evaluate(keptAnswers), { timeout: 60_000 }).toContain('readVisitChecks');
    return page;
  }

  /** Deploys the built remote with a mark that its pages show; returns the folder of the build. */
  deploy(mark: string): Promise<ProgramResult> {
    const dir = path.join(this.folder, `${REMOTE}-${mark}`);
    for (const part of ['dist', 'package.json', 'remote.json'])
      cpSync(path.join(ROOT, REMOTE, part), path.join(dir, part), { recursive: true });
    const entry = path.join(dir, 'dist/remoteEntry.js');
    writeFileSync(entry, `document.documentElement.dataset.release='${mark}';${readFileSync(entry, 'utf8')}`);
    const program = 'federation/src/testing/deployPrebuilt.mjs';
    return runProgram([program, dir, this.url, 'do not watch'], this.environment);
  }

  /** The previous version of the remote again, as the operator does it. */
  rollback(): Promise<ProgramResult> {
    return runProgram(['scripts/deliver.mjs', 'rollback', REMOTE], this.environment);
  }

  private get environment(): Record<string, string> {
    return {
      DEPLOY_DIR: path.join(this.folder, 'site'),
      DEPLOY_URL: this.url,
      DATA_DIR: this.dataDir,
    };
  }
}

/** The keys of the answers that the phone keeps, as text; runs in the page. */
async function keptAnswers(): Promise<string> {
  const done = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  const database = await done(indexedDB.open('mf-technician.pack'));
  const keys = await done(database.transaction('answers').objectStore('answers').getAllKeys());
  database.close();
  return JSON.stringify(keys);
}
