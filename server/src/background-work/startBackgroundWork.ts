import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { makeDataDirectory } from '../lifecycle/makeFolder';
import type { Config } from '../config/readConfig';
import type { Database } from '../database/Database';
import { mailOutbox } from '../mail/mailOutbox';
import { fileTransport, smtpTransport } from '../mail/mailTransport';
import { pushOutbox } from '../push/pushOutbox';
import { logPush, oneSignalPush } from '../push/pushTransport';
import { textOutbox } from '../text-messages/textOutbox';
import { httpTexts, logTexts } from '../text-messages/textTransport';
import { browserOutbox, type Sender } from '../web-push/browserOutbox';
import { serverKeys } from '../web-push/serverKeys';
import { startEscalating } from '../alarms/escalate';
import { activityRetentionJob } from '../account/activity/activityRepository';
import { keepSignInNames } from '../account/signInNames';
import { openFiles } from '../files/openFiles';
import { filesJob } from '../files/sweepFiles';
import { emptyBinsJob } from '../tickets/bin';
import { refreshExpiredCode } from '../tickets/closing/refreshExpiredCode';
import { scheduleBackups } from './scheduleBackups';
import { scheduleDailyJobs } from '../jobs/scheduleDailyJobs';
import type { BackgroundTask } from '../lifecycle/runRepeatedly';
import { renewalReminderJob } from '../amc/remindRenewals';
import { advanceStatesJob } from '../maintenance/advanceStates';
import { cleanUpJob } from './cleanUp';
import { telemetryRetentionJob } from '../telemetry/telemetryRepository';
import type { DailyJob } from '../jobs/runDailyJob';
import { startSending } from '../outbox/sendOutbox';
import { visitReminderJob } from '../visits/remindOfVisits';
import { keepPlanning, planVisitsJob } from '../visits/planning/keepPlanning';

/** What the work needs. */
interface Dependencies {
  database: Database;
  config: Config;
  jwtSecret: string;
  /** The base of the links in mails, without a trailing slash. */
  publicUrl: string;
  log: FastifyBaseLogger;
}

/**
 * Delivers waiting messages and runs the daily jobs until it is stopped. Several servers and workers may do that;
 * each message and job is processed once.
 */
export function startBackgroundWork({
  database,
  config,
  jwtSecret,
  publicUrl,
  log,
}: Dependencies): BackgroundTask {
  const { smtpUrl, mailFrom, dataDir, push, texts, deliveriesAtOnce } = config;
  if (smtpUrl === undefined) makeDataDirectory(dataDir);
  const send =
    smtpUrl === undefined
      ? fileTransport(path.join(dataDir, 'mail'), mailFrom)
      : smtpTransport(smtpUrl, mailFrom);
  const files = openFiles(config);
  const parts = [
    startSending(database, mailOutbox(send, refreshExpiredCode(jwtSecret)), log, deliveriesAtOnce),
    startSending(database, pushOutbox(push ? oneSignalPush(push) : logPush(log)), log, deliveriesAtOnce),
    startSending(database, browserOutbox(senderOf(config, jwtSecret, publicUrl)), log, deliveriesAtOnce),
    startSending(database, textOutbox(texts ? httpTexts(texts) : logTexts(log)), log, deliveriesAtOnce),
    startEscalating(database, log, { sendsTexts: texts !== undefined }),
    scheduleDailyJobs(database, [...dailyJobs(publicUrl), filesJob(files, log)], log),
    scheduleBackups(database, config.backup, files.storage, log),
    keepSignInNames(database, log),
    keepPlanning(database, log),
  ];
  return { stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) };
}

/** The sender of browser messages. Push services require a contact address. */
function senderOf(
  { settings, contactUrl, mailFrom = '' }: Config,
  secret: string,
  publicUrl: string,
): Sender {
  const [, mailbox = 'no-reply@localhost'] = /([^\s<>]+@[^\s<>]+)>?$/.exec(mailFrom) ?? [];
  const subject = [contactUrl, publicUrl].find((address) => address && /^(https|mailto):/.test(address));
  return {
    keys: serverKeys(settings.vapidPrivateKey, secret),
    subject: subject ?? `mailto:${mailbox}`,
    services: settings.webPushServices,
  };
}

/** The daily jobs, in this order; mailed links start with `publicUrl`. */
const dailyJobs = (publicUrl: string): readonly DailyJob[] => [
  advanceStatesJob,
  planVisitsJob,
  renewalReminderJob(publicUrl),
  visitReminderJob,
  cleanUpJob,
  emptyBinsJob,
  telemetryRetentionJob,
  activityRetentionJob,
];
