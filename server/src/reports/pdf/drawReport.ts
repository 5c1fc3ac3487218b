import { shownValue } from '@smart-elevator/shared-api/contract/custom-fields/shownValue';
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
import { Sheet } from './Sheet';

/** Draws an AMC report as a PDF: the company, the elevator, the days, the engineer, and a table of the values. */
export async function drawReport(
  report: PrintedReport,
  photos: ReportPhotos = { printed: [], more: 0 },
): Promise<Uint8Array> {
  const sheet = await Sheet.start({
    title: `AMC report ${report.report_id}`,
    author: printableLine(report.dealer_name),
    created: new Date(`${report.report_date}T00:00:00Z`),
  });
  drawHead(sheet, report, `AMC report ${report.report_id}`);
  for (const [label, value] of factsOf(report)) await drawRow(sheet, [label, LABEL], [value, VALUE]);
  sheet.y += GAP;
  const { checks, signature } = report;
  if (report.values.length > 0 || checks !== null) {
    await drawRow(sheet, ['Item', TITLE], ['Result', TITLE]);
    for (const value of report.values)
      await drawRow(
        sheet,
        [value.name, NAME],
        [shownValue(value.format, value.value, report.date_format), VALUE],
      );
  } else await drawRow(sheet, ['No values were recorded.', LABEL], ['', VALUE]);
  if (checks !== null) await drawChecks(sheet, checks);
  if (checks !== null || signature !== null) drawSignatures(sheet, ['Engineer', 'Customer'], signature);
  const dayOf = (day: string) => formatDay(day, report.date_format);
  await drawPictures(
    sheet,
    { heading: 'Photos', note: photos.more > 0 ? `Photos that are not printed: ${photos.more}` : '' },
    photos.printed.map(({ bytes, day, item }) => ({
      bytes,
      caption: [dayOf(day), item].filter(Boolean).join(', '),
    })),
  );
  return finishReport(sheet, `AMC report ${report.report_id}`);
}

/** The facts of the report; unknown ones are omitted. */
function factsOf(report: PrintedReport): [label: string, value: string][] {
  const { main_completed_date: completed, customer_name: customer } = report;
  const printedDay = (day: string) => formatDay(day, report.date_format);
  return [
    ['Report date', printedDay(report.report_date)],
    ['Elevator', report.elevator_name],
    ['Building', report.building_name],
    ['Address', [report.elevator_address, report.elevator_zip].filter(Boolean).join(', ')],
    ...(customer ? [['Customer', customer] satisfies [string, string]] : []),
    ['Installation date', printedDay(report.install_date)],
    ['Maintenance due date', printedDay(report.main_due_date)],
    ...(completed ? [['Maintenance completed date', printedDay(completed)] satisfies [string, string]] : []),
    ['Engineer', report.engineer_name],
  ];
}
