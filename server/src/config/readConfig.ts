import path from 'node:path';
import { MIN_SECRET_LENGTH } from './storedSecret';
import { misspelledNames } from './misspelledNames';
import type { Settings } from './Settings';
import { StartupError } from './StartupError';
import { EnvironmentReader, type TrustedProxies } from './EnvironmentReader';

/** Everything that can be configured (R1003, R1004), validated. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** The URL of an external database; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** The same database past PgBouncer, when databaseUrl leads to one in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** A standby of the database, for reads. */
  databaseReadUrl: string | undefined;
  /** Another back end to which calls are passed on; then this server serves only the site. */
  apiUrl: string | undefined;
  demo: boolean;
  /** Whether this server delivers messages and runs the daily jobs; otherwise a worker does. */
  backgroundWork: boolean;
  /** How many messages of each kind are delivered concurrently. */
  deliveriesAtOnce: number;
  /** Undefined: created on the first start and stored in dataDir. */
  jwtSecret: string | undefined;
  settings: Omit<Settings, 'jwtSecret' | 'publicUrl' | 'registryAt'>;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  push: { url: string; appId: string; key: string } | undefined;
  /** The gateway for text messages (R1451). */
  texts: { url: string; token: string } | undefined;
  /** Undefined: there is nothing between the server and its callers. */
  trustProxy: TrustedProxies | undefined;
  /** Undefined: the address that the server listens on. */
  publicUrl: string | undefined;
  contactUrl: string | undefined;
  androidAppUrl: string | undefined;
  backup: {
    /** Seconds between two backups; undefined: none is made on a schedule. */
    every: number | undefined;
    /** How many are kept. */
    keep: number;
    dir: string;
    /** What they are encrypted with; undefined: they are not. */
    key: string | undefined;
  };
  files: {
    /** The bucket of the files of dealers; undefined: they are in `files` of dataDir. */
    bucket:
      | { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }
      | undefined;
    /** How many bytes each dealer may store. */
    quotaBytes: number;
    /** The address of clamd; undefined: files are not scanned. */
    clamdUrl: string | undefined;
  };
  /** The bearer token of `/metrics`; undefined: there are no metrics. */
  metricsToken: string | undefined;
  /** Whether spans are sent to a receiver of OpenTelemetry; its packages read its other variables themselves. */
  tracing: boolean;
  /** Whether a tab may load a remote from its own machine; for testing, never for dealers. */
  remoteOverride: boolean;
  /** Other origins that may serve remotes. */
  remoteOrigins: readonly string[];
  /** Whether the worker of technicians' phones removes itself from them. */
  phoneWorkerOff: boolean;
  /** The folder of the built console. */
  siteDir: string | undefined;
  /** The location of the registry, if the console is deployed to another place than siteDir. */
  registryUrl: string | undefined;
}

const POSTGRES = ['postgres:', 'postgresql:'];

/** Reads the environment. Throws one StartupError with all errors. */
export function readConfig(environment: NodeJS.ProcessEnv, directory = process.cwd()): Config {
  const read = new EnvironmentReader(environment);
  const databaseUrl = read.url('DATABASE_URL', POSTGRES);
  const apiUrl = read.url('API_URL', ['http:', 'https:']);
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const push = pushOf(read);
  const texts = textsOf(read);
  const dataDir = path.resolve(directory, read.text('DATA_DIR') ?? '.data');
  const config: Config = {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.port('PORT', 4000),
    dataDir,
    databaseUrl,
    databaseDirectUrl: read.url('DATABASE_DIRECT_URL', POSTGRES),
    databaseReadUrl: read.url('DATABASE_READ_URL', POSTGRES),
    apiUrl,
    demo: read.flag('DEMO', databaseUrl === undefined && !isProduction(read)),
    backgroundWork: read.flag('BACKGROUND_WORK', true),
    deliveriesAtOnce: read.count('DELIVERIES_AT_ONCE', 4, 50),
    jwtSecret: read.secret('JWT_SECRET', MIN_SECRET_LENGTH),
    settings: {
      accessLifetime: read.lifetime('ACCESS_TOKEN_LIFETIME', '15m'),
      refreshLifetime: read.lifetime('REFRESH_TOKEN_LIFETIME', '14d'),
      requireVerifiedEmail: read.flag('REQUIRE_VERIFIED_EMAIL', smtpUrl !== undefined),
      rateLimitFactor: read.factor('RATE_LIMIT_FACTOR', 1),
      hasMailServer: smtpUrl !== undefined,
      hasPushService: push !== undefined,
      sendsTexts: texts !== undefined,
      vapidPrivateKey: read.privateKey('VAPID_PRIVATE_KEY'),
      webPushServices: read.origins('WEB_PUSH_SERVICES'),
      previewDealers: read.userNames('PREVIEW_DEALERS'),
    },
    smtpUrl,
    mailFrom: read.mailbox('MAIL_FROM'),
    push,
    texts,
    trustProxy: read.proxies('TRUST_PROXY'),
    publicUrl: read.url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    contactUrl: read.url('CONTACT_URL', ['http:', 'https:', 'mailto:']),
    androidAppUrl: read.url('ANDROID_APP_URL', ['http:', 'https:']),
    backup: {
      every: read.text('BACKUP_EVERY') ? read.lifetime('BACKUP_EVERY', '1d') : undefined,
      keep: read.count('BACKUP_KEEP', 7, 1_000),
      dir: path.resolve(directory, read.text('BACKUP_DIR') ?? path.join(dataDir, 'backups')),
      key: read.secret('BACKUP_KEY', MIN_SECRET_LENGTH),
    },
    files: {
      bucket: bucketOf(read),
      quotaBytes: read.count('FILES_QUOTA_MB', 5_000, 10_000_000) * 1024 * 1024,
      clamdUrl: read.url('CLAMD_URL', ['tcp:']),
    },
    metricsToken: read.secret('METRICS_TOKEN', MIN_SECRET_LENGTH),
    tracing: isTraced(read),
    remoteOverride: read.word('REMOTE_OVERRIDE', 'allow'),
    remoteOrigins: read.origins('REMOTE_ORIGINS'),
    phoneWorkerOff: read.word('PHONE_WORKER', 'off'),
    siteDir: read.text('SITE_DIR'),
    registryUrl: read.url('REGISTRY_URL', ['http:', 'https:']),
  };
  checkTogether(read, config, environment);
  checkNames(read, environment);
  if (read.faults.length > 0) throw new StartupError(sentence(read.faults));
  return config;
}

function checkTogether(read: EnvironmentReader, config: Config, environment: NodeJS.ProcessEnv): void {
  const { databaseUrl, apiUrl, settings, backgroundWork } = config;
  const given = (name: string) => (environment[name] ?? '').trim() !== '';
  if (given('DATABASE_URL') && !given('JWT_SECRET')) {
    read.fault(
      'JWT_SECRET must be given when DATABASE_URL is: servers that share a database must share the secret.',
    );
  }
  if (given('DATABASE_DIRECT_URL') && !given('DATABASE_URL')) {
    read.fault('DATABASE_DIRECT_URL needs DATABASE_URL: it is the way past its pooler.');
  }
  if (given('DATABASE_READ_URL') && !given('DATABASE_URL')) {
    read.fault('DATABASE_READ_URL needs DATABASE_URL: it is a standby of that database.');
  }
  if (apiUrl && databaseUrl) {
    read.fault(
      'API_URL and DATABASE_URL exclude each other: with API_URL this server does not serve an API of its own.',
    );
  }
  if (!backgroundWork && !databaseUrl && !apiUrl) {
    read.fault(
      'BACKGROUND_WORK may be 0 only with DATABASE_URL: no other process can work on the embedded database.',
    );
  }
  if (settings.refreshLifetime <= settings.accessLifetime) {
    read.fault('REFRESH_TOKEN_LIFETIME must be longer than ACCESS_TOKEN_LIFETIME.');
  }
}

/** For real users: nothing with a published password may be in its database, unless it is requested (R1009). */
function isProduction(read: EnvironmentReader): boolean {
  const address = read.text('PUBLIC_URL');
  const isPublic =
    address !== undefined &&
    URL.canParse(address) &&
    !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
  return read.text('NODE_ENV') === 'production' || isPublic;
}

/** Read by other parts of the server. */
const READ_ELSEWHERE = ['DEPLOY_TOKEN'];

/** A misspelled setting would start a server with the default, such as an embedded database (R1010). */
function checkNames(read: EnvironmentReader, environment: NodeJS.ProcessEnv): void {
  const given = Object.keys(environment).filter((name) => environment[name]?.trim());
  for (const { name, meant } of misspelledNames(given, new Set([...read.names, ...READ_ELSEWHERE])))
    read.fault(`${name} is not a setting. If you mean ${meant}, please correct it; otherwise unset it.`);
}

function isTraced(read: EnvironmentReader): boolean {
  const receivers = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].map((name) =>
    read.url(name, ['http:', 'https:']),
  );
  const isOff =
    read.flag('OTEL_SDK_DISABLED', false) || (read.text('OTEL_TRACES_EXPORTER') ?? 'otlp') !== 'otlp';
  return !isOff && receivers.some((receiver) => receiver !== undefined);
}

function pushOf(read: EnvironmentReader): Config['push'] {
  const url = read.url('PUSH_URL', ['http:', 'https:']);
  const appId = read.text('PUSH_APP_ID');
  const key = read.text('PUSH_KEY');
  if (url && appId && key) return { url, appId, key };
  if (url || appId || key)
    read.fault('PUSH_URL, PUSH_APP_ID and PUSH_KEY must be given together, or none of them.');
  return undefined;
}

function textsOf(read: EnvironmentReader): Config['texts'] {
  const url = read.url('MESSAGES_URL', ['http:', 'https:']);
  const token = read.text('MESSAGES_TOKEN');
  if (url && token) return { url, token };
  if (url || token) read.fault('MESSAGES_URL and MESSAGES_TOKEN must be given together, or none of them.');
  return undefined;
}

const BUCKET = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
] as const;

function bucketOf(read: EnvironmentReader): Config['files']['bucket'] {
  const endpoint = read.url('FILES_S3_ENDPOINT', ['http:', 'https:']);
  const [bucket, accessKeyId, secretAccessKey] = BUCKET.slice(1).map((name) => read.text(name));
  const region = read.text('FILES_S3_REGION') ?? 'us-east-1';
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  if (endpoint ?? bucket ?? accessKeyId ?? secretAccessKey)
    read.fault(
      `${BUCKET.slice(0, -1).join(', ')} and ${BUCKET.at(-1)} must be given together, or none of them.`,
    );
  return undefined;
}

const sentence = (faults: readonly string[]): string =>
  [
    'The configuration has errors, so the server does not start:',
    ...faults.map((fault) => `- ${fault}`),
  ].join('\n');
