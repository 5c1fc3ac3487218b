import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { SentReport } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { formatDay } from '../../database/dateFormat';
import type { Db } from '../../database/Database';
import { badRequest, notFound } from '../../http/HttpError';
import type { Caller } from '../../http/authenticate';
import type { PhotosOf } from '../../files/reportPhotos';
import { ofPeriod as ofPeriodScope, readSocietyReport } from '../readSocietyReport';
import { findReport, ofVisit as ofVisitScope, readReportHead } from '../reportRepository';
import { letterTexts } from './letterTexts';

/** A report that is sent. */
export interface DescribedReport {
  kind: 'elevator' | 'building' | 'amc_report';
  elevator_id: number | null;
  building_name: string | null;
  /** Whose lifts of the building are reported; null for all. */
  customer_id: number | null;
  /** The customer whom an AMC report names; null to ask for the present customers of its lifts. */
  named_customer_id: number | null;
  /** Whether it is about lifts of several customers: it is sent to none of them. */
  of_several: boolean;
  report_id: number | null;
  from_day: string | null;
  to_day: string | null;
  title: string;
  /** The name of the company, or of the dealer. */
  sender: string;
  date_format: DateFormat;
  file_name: string;
  draw: (photosOf: PhotosOf) => Promise<Uint8Array>;
}

type Asked = Omit<SentReport, 'as' | 'days'>;

/** The report that is asked for, if it is the caller's; 400 unless exactly one is named, and 404 if there is none. */
export async function describeReport(db: Db, caller: Caller, asked: Asked): Promise<DescribedReport> {
  const { elevator, building, amc_report } = asked;
  if ([elevator, building, amc_report].filter((one) => one !== undefined).length !== 1)
    throw badRequest({ elevator: [frameworkMessages.required] });
  return amc_report === undefined ? ofPeriod(db, caller, asked) : ofVisit(db, caller, amc_report, asked);
}

async function ofPeriod(
  db: Db,
  caller: Caller,
  { elevator, building, customer, from, to, language }: Asked,
): Promise<DescribedReport> {
  if (from === undefined) throw badRequest({ from: [frameworkMessages.required] });
  if (to === undefined) throw badRequest({ to: [frameworkMessages.required] });
  const { dealer_id, today } = caller;
  const lifts = { elevator, building, customer };
  const report = await readSocietyReport(db, dealer_id, today, { ...lifts, from, to });
  const head = await readReportHead(db, dealer_id);
  const period = `${formatDay(from, head.date_format)} – ${formatDay(to, head.date_format)}`;
  return {
    kind: elevator === undefined ? 'building' : 'elevator',
    elevator_id: elevator ?? null,
    building_name: building ?? null,
    customer_id: elevator === undefined ? (customer ?? null) : null,
    named_customer_id: null,
    of_several: report.customers !== undefined && customer === undefined,
    report_id: null,
    from_day: from,
    to_day: to,
    title: letterTexts[language].ofYear(report.subject, period),
    sender: head.dealer_name,
    date_format: head.date_format,
    file_name: `report-${from}-${to}.pdf`,
    draw: async (photosOf) => {
      const { drawSocietyReport } = await import('../pdf/drawSocietyReport');
      const photos = await photosOf(db, ofPeriodScope(caller, { ...lifts, from, to }));
      return drawSocietyReport(report, { ...head, language }, photos);
    },
  };
}

async function ofVisit(
  db: Db,
  caller: Caller,
  report_id: number,
  { language }: Asked,
): Promise<DescribedReport> {
  const report = await findReport(db, caller, report_id);
  if (!report) throw notFound();
  const { customer_id, date_format, elevator_id, elevator_name, report_date, dealer_name } = report;
  return {
    kind: 'amc_report',
    elevator_id,
    building_name: null,
    customer_id: null,
    named_customer_id: customer_id,
    of_several: false,
    report_id,
    from_day: null,
    to_day: null,
    title: letterTexts[language].ofVisit(report_id, elevator_name, formatDay(report_date, date_format)),
    sender: dealer_name,
    date_format,
    file_name: `AMC-report-${report_id}.pdf`,
    draw: async (photosOf) => {
      const { drawReport } = await import('../pdf/drawReport');
      return drawReport(report, await photosOf(db, ofVisitScope(caller, report)), language);
    },
  };
}
