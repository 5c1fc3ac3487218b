import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import {
  remarksOf,
  type ReportLanguage,
  type SocietyReport,
} from '@smart-elevator/shared-api/contract/reports/societyReport';
import type { ReportPhotos } from '../../files/reportPhotos';
import { formatDay } from '../../database/dateFormat';
import {
  drawHead,
  drawPictures,
  drawRow,
  finishReport,
  GAP,
  LABEL,
  NAME,
  TITLE,
  VALUE,
  type ReportHead,
} from './reportParts';
import { Sheet } from './Sheet';
import { societyTexts, type SocietyTexts } from './societyTexts';
import { printableLine } from './wrapLines';

/** How a report is printed. */
export interface Printing extends ReportHead {
  language: ReportLanguage;
  /** The dealer's. */
  date_format: DateFormat;
}

/** Draws the report of a lift or a building as a PDF: the company, the figures, causes, lifts and remarks (R620). */
export async function drawSocietyReport(
  report: SocietyReport,
  printing: Printing,
  photos: ReportPhotos,
): Promise<Uint8Array> {
  const texts = societyTexts[printing.language];
  const dayOf = (day: string) => formatDay(day, printing.date_format);
  const title = `${texts.title}: ${report.subject}`;
  const sheet = await Sheet.start({
    title: printableLine(title),
    author: printableLine(printing.dealer_name),
    created: new Date(`${report.to}T00:00:00Z`),
  });
  drawHead(sheet, printing, title, texts.taxNumber);
  const table = async (heading: string, rows: readonly [string, string][]) => {
    sheet.y += GAP;
    await drawRow(sheet, [heading, TITLE], ['', TITLE]);
    for (const [name, value] of rows) await drawRow(sheet, [name, NAME], [value, VALUE]);
  };
  for (const [name, value] of figuresOf(report, texts, dayOf))
    await drawRow(sheet, [name, LABEL], [value, VALUE]);
  await table(
    texts.causes,
    report.causes.length > 0
      ? report.causes.map(({ label, faults, open }) => [
          label || texts.noCause,
          open > 0 ? `${faults} (${texts.open}: ${open})` : String(faults),
        ])
      : [[texts.noFaults, '']],
  );
  if (report.elevators.length > 1)
    await table(
      texts.elevators,
      report.elevators.map((one) => [
        one.elevator_name,
        texts.ofElevator(one.visits_kept, one.visits_promised, one.faults, one.repeats),
      ]),
    );
  const remarks = remarksOf(report);
  if (remarks.length > 0)
    await table(
      texts.remarks,
      remarks.map(({ day, elevator_name, ticket_key, field, text }) => [
        `${dayOf(day)}, ${elevator_name}, ${ticket_key ?? texts.ofReport}`,
        `${field}: ${text}`,
      ]),
    );
  await drawPictures(
    sheet,
    { heading: texts.photos, note: photos.more > 0 ? texts.morePhotos(photos.more) : '' },
    photos.printed.map(({ bytes, day, elevator_name, item }) => ({
      bytes,
      caption: [dayOf(day), elevator_name, item].filter(Boolean).join(', '),
    })),
  );
  return finishReport(sheet, texts.title, texts.page);
}

function figuresOf(
  report: SocietyReport,
  texts: SocietyTexts,
  dayOf: (day: string) => string,
): [label: string, value: string][] {
  const [only] = report.elevators;
  const closing: [name: string, count: number][] = [
    [texts.sameDay, report.closed_same_day],
    [texts.within3, report.closed_within_3],
    [texts.within7, report.closed_within_7],
    [texts.later, report.closed_later],
    [texts.open, report.open],
  ];
  return [
    ...(only && report.elevators.length === 1
      ? [[texts.elevator, only.elevator_name] satisfies [string, string]]
      : []),
    [texts.building, report.building_name],
    [texts.address, report.address],
    [texts.period, `${dayOf(report.from)} – ${dayOf(report.to)}`],
    [texts.visits, `${report.visits_kept} / ${report.visits_promised}`],
    [texts.faults, String(report.faults)],
    [texts.repeats, String(report.repeats)],
    [texts.closing, closing.map(([name, count]) => `${name}: ${count}`).join(', ')],
  ];
}
