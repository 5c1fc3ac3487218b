import { shownValue } from '@smart-elevator/shared-api/contract/custom-fields/shownValue';
import type { ReportLanguage } from '@smart-elevator/shared-api/contract/reports/societyReport';
import type { PrintedReport } from '../reportRepository';
import { formatDay } from '../../database/dateFormat';
import { drawChecks } from './drawChecks';
import { printableLine } from './wrapLines';
import type { ReportPhotos } from '../../files/reportPhotos';
import {
  drawHead,
  drawPictures,
  drawRow,
  drawSignatures,
  finishReport,
  GAP,
  LABEL,
  NAME,
  TITLE,
  VALUE,
} from './reportParts';
import { reportTexts, type ReportTexts } from './reportTexts';
import { Sheet } from './Sheet';

/** Draws an AMC report as a PDF: the company, the elevator, the days, the engineer, and a table of the values. */
export async function drawReport(
  report: PrintedReport,
  photos: ReportPhotos = { printed: [], more: 0 },
  language: ReportLanguage = 'en',
): Promise<Uint8Array> {
  const texts = reportTexts[language];
  const title = texts.title(report.report_id);
  const sheet = await Sheet.start({
    title,
    author: printableLine(report.dealer_name),
    created: new Date(`${report.report_date}T00:00:00Z`),
  });
  drawHead(sheet, report, title, texts.taxNumber);
  for (const [label, value] of factsOf(report, texts)) await drawRow(sheet, [label, LABEL], [value, VALUE]);
  sheet.y += GAP;
  const { checks, signature } = report;
  const yesNo = (word: string) => (word === 'Yes' ? texts.yes : texts.no);
  if (report.values.length > 0 || checks !== null) {
    await drawRow(sheet, [texts.item, TITLE], [texts.result, TITLE]);
    for (const value of report.values)
      await drawRow(
        sheet,
        [value.name, NAME],
        [shownValue(value.format, value.value, report.date_format, yesNo), VALUE],
      );
  } else await drawRow(sheet, [texts.noValues, LABEL], ['', VALUE]);
  if (checks !== null) await drawChecks(sheet, checks, texts);
  if (checks !== null || signature !== null)
    drawSignatures(sheet, [texts.engineer, texts.customer], signature);
  const dayOf = (day: string) => formatDay(day, report.date_format);
  await drawPictures(
    sheet,
    { heading: texts.photos, note: photos.more > 0 ? texts.morePhotos(photos.more) : '' },
    photos.printed.map(({ bytes, day, item }) => ({
      bytes,
      caption: [dayOf(day), item].filter(Boolean).join(', '),
    })),
  );
  return finishReport(sheet, title, texts.page);
}

/** The facts of the report; unknown ones are omitted. */
function factsOf(report: PrintedReport, texts: ReportTexts): [label: string, value: string][] {
  const { main_completed_date: completed, customer_name: customer } = report;
  const printedDay = (day: string) => formatDay(day, report.date_format);
  return [
    [texts.reportDate, printedDay(report.report_date)],
    [texts.elevator, report.elevator_name],
    [texts.building, report.building_name],
    [texts.address, [report.elevator_address, report.elevator_zip].filter(Boolean).join(', ')],
    ...(customer ? [[texts.customer, customer] satisfies [string, string]] : []),
    [texts.installDate, printedDay(report.install_date)],
    [texts.dueDate, printedDay(report.main_due_date)],
    ...(completed ? [[texts.completedDate, printedDay(completed)] satisfies [string, string]] : []),
    [texts.engineer, report.engineer_name],
  ];
}
