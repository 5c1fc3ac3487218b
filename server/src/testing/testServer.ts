import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { insertDealer, insertMember } from '../account/userRepository';
import { beginSession } from '../account/sessionRepository';
import { createApp } from '../app';
import type { Settings } from '../config/Settings';
import type { Database } from '../database/Database';
import { folderStorage } from '../files/fileStorage';
import type { FileSettings } from '../files/uploads';
import { testDatabase } from './testDatabase';
import { PASSWORD_HASH } from './testPassword';
import { signedInCalls, type SignedIn } from './signedInCalls';

/** The API on its own database, for a test file. */
export interface TestServer {
  app: FastifyInstance;
  db: Database;
  /** A test may change them. */
  files: FileSettings;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Signs in a new dealer, with the password and the passcode of the tests. */
  dealer(values?: Partial<Person>): Promise<SignedIn>;
  technician(dealer: SignedIn, values?: Partial<Person>): Promise<SignedIn>;
  customer(dealer: SignedIn, values?: Partial<Person>): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface Person {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  phoneno: string;
  is_verified: boolean;
}

export const PASSCODE = '428519';

const settings: Settings = {
  jwtSecret: 'a secret that only the tests know, long enough',
  accessLifetime: 900,
  refreshLifetime: 14 * 86_400,
  requireVerifiedEmail: false,
  hasMailServer: false,
  rateLimitFactor: 1000,
  publicUrl: 'http://console.example',
  vapidPrivateKey: undefined,
  hasPushService: true,
  sendsTexts: false,
  webPushServices: [],
  previewDealers: [],
  registryAt: '/nothing/is/deployed.json',
};

/** Starts the API in this process, without listening. */
export async function testServer(changed: Partial<Settings> = {}): Promise<TestServer> {
  const { database, close } = await testDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'se-files-'));
  const files: FileSettings = {
    storage: folderStorage(path.join(folder, 'files')),
    incoming: path.join(folder, 'incoming'),
    quotaBytes: 100 * 1024 * 1024,
    clamdUrl: undefined,
  };
  const app = await createApp({ database, settings: { ...settings, ...changed }, files, logger: false });
  let people = 0;

  const aPerson = (kind: string, values: Partial<Person>) => {
    const username = values.username ?? `${kind}${++people}`;
    const email = `${username}@example.com`;
    const rest = { first_name: 'Asha', last_name: 'Rao', phoneno: '5550100', is_verified: true };
    return { ...rest, username, email, ...values, password_hash: PASSWORD_HASH };
  };
  const signIn = async (user_id: number, dealer_id: number, person: { username: string; email: string }) => {
    const ids = await beginSession(database, { user_id, dealer_id }, settings.refreshLifetime);
    const token = app.tokens.access(user_id, ids.session_id);
    const refresh = app.tokens.refresh(user_id, ids.session_id, ids.refresh_id);
    return signedInCalls(app, { id: user_id, dealer_id, ...person, token, refresh });
  };
  const member =
    (kind: 'TechnicianUser' | 'CustomerUser', prefix: string) =>
    async (dealer: SignedIn, values: Partial<Person> = {}) => {
      const person = aPerson(prefix, values);
      return signIn(await insertMember(database, person, dealer.id, kind), dealer.id, person);
    };

  return {
    app,
    db: database,
    files,
    inject: (options) => app.inject(options),
    dealer: async (values = {}) => {
      const person = aPerson('dealer', values);
      const id = await insertDealer(database, person, PASSCODE);
      return signIn(id, id, person);
    },
    technician: member('TechnicianUser', 'technician'),
    customer: member('CustomerUser', 'customer'),
    close: async () => {
      await app.close();
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
