import type { InferType } from 'yup';
import {
  MAX_RECIPIENTS,
  sentReportMessages,
  sharedReportMessages,
  type ReportLetter,
  type ReportSent,
  type reportToSend,
  type SentReport,
} from '@smart-elevator/shared-api/contract/reports/sharedReport';
import type { Settings } from '../../config/Settings';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import type { PhotosOf } from '../../files/reportPhotos';
import type { Caller } from '../../http/authenticate';
import { badRequest } from '../../http/HttpError';
import { enqueueMails } from '../../mail/enqueueMail';
import { liftsOf } from '../readSocietyReport';
import { describeReport, type DescribedReport } from './describeReport';
import { reportLetter } from './reportLetter';
import { storeShare } from './sharedReportRepository';

/** The address of a link's page. */
export const linkOf =
  ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  (token: string): string =>
    `${publicUrl}/shared_report/${token}`;

/** The mail with a report as it would be sent now, to the customers of the lift or building (R624). The link is not made yet. */
export async function composeReportLetter(
  db: Db,
  caller: Caller,
  asked: SentReport,
  settings: Settings,
): Promise<ReportLetter> {
  const report = await describeReport(db, caller, asked);
  const recipients = report.of_several ? [] : await findRecipients(db, caller.dealer_id, report);
  const link = asked.as === 'link' ? linkOf(settings)('…') : undefined;
  const { subject, body_text } = reportLetter(report, asked, { recipient: '', link, today: caller.today });
  return { recipients, subject, text: body_text, has_mail_server: settings.hasMailServer };
}

/** A report that was drawn and is ready to be sent. */
export interface DrawnReport {
  report: DescribedReport;
  pdf: Uint8Array;
}

/** Draws a report, before the transaction that sends it. 400 for a file without recipients, and for lifts of several customers. */
export async function drawForSending(
  db: Db,
  caller: Caller,
  body: InferType<typeof reportToSend>,
  photosOf: PhotosOf,
): Promise<DrawnReport> {
  if (body.as === 'pdf' && body.recipients.length === 0)
    throw badRequest({ recipients: [sharedReportMessages.noRecipient] });
  const report = await describeReport(db, caller, body);
  if (report.of_several) throw badRequest({ customer: [sentReportMessages.oneCustomer] });
  return { report, pdf: await report.draw(photosOf) };
}

/** Queues the mails with a report, and makes the link if that is asked for, in a transaction (R624, R625). */
export async function sendDrawnReport(
  db: Db,
  caller: Caller,
  body: InferType<typeof reportToSend>,
  { report, pdf, settings }: DrawnReport & { settings: Settings },
): Promise<ReportSent> {
  const { dealer_id, user_id, today } = caller;
  const {
    draw: _draw,
    date_format: _format,
    of_several: _several,
    named_customer_id: _named,
    ...described
  } = report;
  const link =
    body.as === 'link'
      ? linkOf(settings)(
          await storeShare(
            db,
            { ...described, dealer_id, created_by: user_id, language: body.language, days: body.days, pdf },
            settings.jwtSecret,
          ),
        )
      : undefined;
  const recipients = [...new Set(body.recipients.map((address) => address.toLowerCase()))];
  await enqueueMails(
    db,
    dealer_id,
    recipients.map((recipient) => ({
      ...reportLetter(report, body, { recipient, link, today }),
      ...(link === undefined ? { attachment: Buffer.from(pdf), attachment_name: report.file_name } : {}),
    })),
  );
  return { link: link ?? null, recipients, has_mail_server: settings.hasMailServer };
}

/** The addresses of the active customers of a report's lifts; of an AMC report that of the customer whom it names. */
async function findRecipients(
  db: Db,
  dealer_id: number,
  { elevator_id, building_name, customer_id, named_customer_id }: DescribedReport,
): Promise<string[]> {
  const lifts = liftsOf({
    elevator: elevator_id ?? undefined,
    building: building_name ?? undefined,
    customer: customer_id ?? undefined,
  });
  const which =
    named_customer_id === null
      ? sql`u.user_id in (select e.customer_id from elevators e
          where e.dealer_id = ${dealer_id} and e.deleted_at is null and ${lifts})`
      : sql`u.user_id = ${named_customer_id}`;
  const found = await db.query<{ email: string }>(sql`
    select distinct lower(u.email) as email from users u
    where u.dealer_id = ${dealer_id} and u.deleted_at is null and u.is_active and u.email <> '' and ${which}
    order by 1 limit ${MAX_RECIPIENTS}`);
  return found.map(({ email }) => email);
}
