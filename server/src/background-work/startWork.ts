import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { makeDataDirectory } from '../lifecycle/makeFolder';
import type { Config } from '../config/readConfig';
import type { Database } from '../database/Database';
import { deliverMail } from '../mail/deliverMail';
import { fileTransport, smtpTransport } from '../mail/mailTransport';
import { deliverPush } from '../push/deliverPush';
import { loggedPush, servicePush } from '../push/pushTransport';
import { deliverToBrowsers, type Sender } from '../web-push/deliverToBrowsers';
import { serverKeys } from '../web-push/serverKeys';
import { renewLateCode } from '../tickets/closing/renewLateCode';
import { keepDaily } from '../jobs/keepDaily';
import type { Ongoing } from '../lifecycle/keepDoing';
import { renewalReminders } from '../amc/remindRenewals';
import { maintenanceRoll } from '../maintenance/rollStates';
import { cleaning } from './cleanUp';
import { forgetTelemetry } from '../telemetry/telemetryRepository';
import type { DailyJob } from '../jobs/runDaily';

/** What the work is done with. */
interface Tools {
  database: Database;
  config: Config;
  jwtSecret: string;
  /** Where the links of letters lead, without a trailing slash. */
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** Delivers what waits and does the daily jobs until it is stopped; however many servers and workers do, each is done once. */
export function startWork({ database, config, jwtSecret, publicUrl, log }: Tools): Ongoing {
  const { smtpUrl, mailFrom, dataDir, push, deliveriesAtOnce } = config;
  if (smtpUrl === undefined) makeDataDirectory(dataDir);
  const send =
    smtpUrl === undefined
      ? fileTransport(path.join(dataDir, 'mail'), mailFrom)
      : smtpTransport(smtpUrl, mailFrom);
  const parts = [
    deliverMail(database, send, log, { refresh: renewLateCode(jwtSecret), atOnce: deliveriesAtOnce }),
    deliverPush(database, push ? servicePush(push) : loggedPush(log), log, deliveriesAtOnce),
    deliverToBrowsers(database, senderOf(config, jwtSecret, publicUrl), log, deliveriesAtOnce),
    keepDaily(database, dailyJobs(publicUrl), log),
  ];
  return { stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) };
}

/** As whom browsers are told. Push services want an address that somebody reads. */
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

/** What is done each day, in this order; mailed links lead to `publicUrl`. */
const dailyJobs = (publicUrl: string): readonly DailyJob[] => [
  maintenanceRoll,
  renewalReminders(publicUrl),
  cleaning,
  forgetTelemetry,
];
