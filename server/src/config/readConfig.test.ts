import { readConfig } from './readConfig';

const faultsOf = (environment: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').slice(1) : [];
  }
};

test('nothing set: the console on port 4000 of this machine, an embedded database with demonstration data (R1003)', () => {
  expect(readConfig({}, '/somewhere')).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    dataDir: '/somewhere/.data',
    databaseUrl: undefined,
    demo: true,
    settings: {
      accessLifetime: 15 * 60,
      refreshLifetime: 14 * 86_400,
      requireVerifiedEmail: false,
      hasMailServer: false,
      rateLimitFactor: 1,
    },
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toMatchObject({ port: 4000, demo: true });
});

test('another database has no demonstration data unless it is requested', () => {
  const given = { DATABASE_URL: 'postgres://u:p@db/console', JWT_SECRET: 'x'.repeat(32) };
  expect(readConfig(given).demo).toBe(false);
  expect(readConfig({ ...given, DEMO: '1' }).demo).toBe(true);
});

test('with a mail server, addresses must be confirmed, unless that is switched off', () => {
  const given = { SMTP_URL: 'smtp://mail.example' };
  expect(readConfig(given).settings.requireVerifiedEmail).toBe(true);
  expect(readConfig({ ...given, REQUIRE_VERIFIED_EMAIL: '0' }).settings.requireVerifiedEmail).toBe(false);
});

test('a slash at the end of PUBLIC_URL is not doubled in links', () => {
  expect(readConfig({ PUBLIC_URL: 'https://lifts.example/' }).publicUrl).toBe('https://lifts.example');
});

test('the names of the dealers who preview are separated by commas, in any case', () => {
  expect(readConfig({}).settings.previewDealers).toEqual([]);
  expect(readConfig({ PREVIEW_DEALERS: 'Asha, pilot,' }).settings.previewDealers).toEqual(['asha', 'pilot']);
});

test('remotes of a tab’s own machine are allowed only by the exact word', () => {
  expect(readConfig({}).remoteOverride).toBe(false);
  expect(readConfig({ REMOTE_OVERRIDE: 'allow' }).remoteOverride).toBe(true);
  expect(faultsOf({ REMOTE_OVERRIDE: '1' })).toEqual([
    '- REMOTE_OVERRIDE must be allow, or not be given; it is "1".',
  ]);
});

test.each<[string, NodeJS.ProcessEnv, boolean]>([
  ['no receiver', {}, false],
  ['a receiver', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318' }, true],
  ['a receiver of traces', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://otel:4318/v1/traces' }, true],
  ['the SDK off', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel', OTEL_SDK_DISABLED: 'TRUE' }, false],
  ['no traces', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel', OTEL_TRACES_EXPORTER: 'none' }, false],
])('%s of OpenTelemetry: %j', (_, environment, tracing) => {
  expect(readConfig(environment).tracing).toBe(tracing);
});

test.each<[string, unknown]>([
  ['', undefined],
  ['0', undefined],
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
])('TRUST_PROXY %j defines the trusted proxies', (TRUST_PROXY, believed) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(believed);
});

test.each([
  'true',
  '-1',
  '10',
  '*',
  '0.0.0.0/0',
  '10.0.0.0/33',
  '10.0.0.0/8,',
  '10.0.0.0/8/8',
  'proxy.example',
])('TRUST_PROXY %j is an error: no one else may report where a call comes from', (TRUST_PROXY) => {
  expect(faultsOf({ TRUST_PROXY })).toEqual([expect.stringMatching(/^- TRUST_PROXY must be the number/)]);
});

test('all errors are reported in one message (R1004)', () => {
  const faults = faultsOf({
    PORT: '70000',
    DATABASE_URL: 'postgres://db/console',
    ACCESS_TOKEN_LIFETIME: 'soon',
    SMTP_URL: 'mail.example',
    RATE_LIMIT_FACTOR: '0',
    REQUIRE_VERIFIED_EMAIL: 'perhaps',
    MESSAGES_URL: 'https://texts.example',
    PUSH_URL: 'https://push.example',
  });
  expect(faults).toHaveLength(8);
  expect(faults).toEqual(faults.filter((fault) => /^- [A-Z_]+.*\.$/.test(fault)));
});

test.each([
  [{ PORT: '80a' }, 'PORT must be a port number from 0 to 65535; it is "80a".'],
  [{ DEMO: 'yes' }, 'DEMO must be 1 or 0; it is "yes".'],
  [{ REFRESH_TOKEN_LIFETIME: '14' }, 'REFRESH_TOKEN_LIFETIME must be a time such as 30s, 15m, 12h or 14d'],
  [{ ACCESS_TOKEN_LIFETIME: '15d' }, 'REFRESH_TOKEN_LIFETIME must be longer than ACCESS_TOKEN_LIFETIME.'],
  [
    { DATABASE_URL: 'mysql://db', JWT_SECRET: 'x'.repeat(32) },
    'DATABASE_URL must be an address that begins with',
  ],
  [{ DELIVERIES_AT_ONCE: '0' }, 'DELIVERIES_AT_ONCE must be a number from 1 to 50; it is "0".'],
  [{ DATABASE_READ_URL: 'postgres://db' }, 'DATABASE_READ_URL needs DATABASE_URL'],
  [{ DATABASE_DIRECT_URL: 'postgres://db' }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://db' }, 'JWT_SECRET must be given when DATABASE_URL is'],
  [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY must be a time such as 30s, 15m, 12h or 14d'],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a number from 1 to 1000; it is "0".'],
  [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY must have at least 32 characters; it has 5.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 32 characters; it has 5.'],
  [{ JWT_SECRET: 'x'.repeat(31) }, 'JWT_SECRET must have at least 32 characters; it has 31.'],
  [{ BACKGROUND_WORK: '0' }, 'BACKGROUND_WORK may be 0 only with DATABASE_URL'],
  [{ VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY must be a private key of P-256'],
  [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'VAPID_PRIVATE_KEY must be a private key of P-256'],
  [{ WEB_PUSH_SERVICES: 'https://push.example, push' }, 'WEB_PUSH_SERVICES must be addresses'],
  [{ REMOTE_ORIGINS: 'parts.example' }, 'REMOTE_ORIGINS must be addresses'],
  [{ API_URL: 'back.example' }, 'API_URL must be an address that begins with http:// or https://.'],
  [{ PUBLIC_URL: 'console' }, 'PUBLIC_URL must be an address'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an e-mail address'],
  [{ MAIL_FROM: 'a@b.c\r\nBcc: d@e.f' }, 'MAIL_FROM must be an e-mail address'],
  [{ CONTACT_URL: 'javascript:alert(1)' }, 'CONTACT_URL must be an address'],
])('%o is refused (R1004, R1008)', (environment, sentence) => {
  const [fault, ...more] = faultsOf(environment);
  expect(fault).toContain(sentence);
  expect(more).toEqual([]);
});

test('an error does not repeat a password in a URL', () => {
  expect(faultsOf({ SMTP_URL: 'http://user:geheim@mail' }).join()).not.toContain('geheim');
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABASE-URL', 'DATABASE_URL'],
  ['PROT', 'PORT'],
  ['PORTT', 'PORT'],
  ['HOTS', 'HOST'],
  ['JWT_SECERT', 'JWT_SECRET'],
  ['SMPT_URL', 'SMTP_URL'],
  ['BACKUP_EVRY', 'BACKUP_EVERY'],
  ['DEPLOY_TOKENS', 'DEPLOY_TOKEN'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
])('a misspelled %s is refused: %s is meant (R1010)', (name, meant) => {
  const expected = `- ${name} is not a setting. If you mean ${meant}, please correct it; otherwise unset it.`;
  expect(faultsOf({ [name]: 'postgres://u:secret@db/console' })).toEqual([expected]);
});

test('the value of a misspelled setting is not repeated: it may contain a password (R1010)', () => {
  expect(faultsOf({ DATABSE_URL: 'postgres://u:secret@db/console' }).join()).not.toContain('secret');
});

test.each([
  'HOME',
  'HOSTNAME',
  'HOSTTYPE',
  'PATH',
  'PWD',
  'TERM',
  'LANG',
  'USER',
  'PORT0',
  'PGHOST',
  'PGPORT',
  'REDIS_URL',
  'npm_config_host',
  'OTEL_TRACES_SAMPLER',
  'DEPLOY_DIR',
  'DEPLOY_URL',
  'API_PORT',
  'CHROMIUM_PATH',
  'NODE_OPTIONS',
])('%s of another program is none of our settings (R1010)', (name) => {
  expect(faultsOf({ [name]: 'x' })).toEqual([]);
});

test.each<[string, NodeJS.ProcessEnv, boolean]>([
  ['on the own machine', {}, true],
  ['on the own machine with an address', { PUBLIC_URL: 'http://localhost:4000' }, true],
  ['in production', { NODE_ENV: 'production' }, false],
  ['at a public address', { PUBLIC_URL: 'https://lifts.example' }, false],
  ['in production, requested', { NODE_ENV: 'production', DEMO: '1' }, true],
])('demonstration data %s (R1009)', (_, environment, demo) => {
  expect(readConfig(environment).demo).toBe(demo);
});
