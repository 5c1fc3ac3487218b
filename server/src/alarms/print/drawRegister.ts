import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { Seal } from '@smart-elevator/shared-api/contract/alarms/seal';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import type { Logbook, LogbookEntry, RegisterEntry } from '../readRecords';
import { formatDay } from '../../database/dateFormat';
import { type LocalDays, clockAt } from '../../database/localDays';
import type { Printing } from '../../reports/pdf/drawSocietyReport';
import { recordTexts, type RecordTexts } from './recordTexts';
import {
  drawHead,
  drawRow,
  drawSignatures,
  finishReport,
  GAP,
  LABEL,
  NAME,
  rowHeight,
  SIGNATURES,
  VALUE,
  type Cell,
} from '../../reports/pdf/reportParts';
import { Sheet } from '../../reports/pdf/Sheet';
import { printableLine } from '../../reports/pdf/wrapLines';

/** Draws the accident register of a period as a PDF, with room for two signatures (R1370). */
export async function drawRegister(
  entries: readonly RegisterEntry[],
  period: LocalDays,
  printing: Printing,
): Promise<Uint8Array> {
  const texts = recordTexts[printing.language];
  const clock = { ...printing, ...period };
  const sheet = await beginRecord(texts.register, texts, period, printing);
  await drawPeriod(sheet, texts, period, printing);
  const rows = entries.map((entry): [string, string] => {
    const { reported_at, elevator_name, building_name, elevator_address, seal } = entry;
    const place = [elevator_name, building_name, elevator_address].filter((part) => part !== '').join(', ');
    const sealing = seal ? sealLines(seal, texts, clock) : [];
    return [
      `${momentOf(reported_at, clock)}\n${place}`,
      [...alarmLines(entry, texts, clock), ...sealing].join('\n'),
    ];
  });
  return endRecord(sheet, texts.register, texts, rows);
}

/** Draws what happened to a lift in a period as a PDF, the newest first, with room for two signatures (R1371). */
export async function drawLogbook(
  logbook: Logbook,
  period: LocalDays,
  printing: Printing,
): Promise<Uint8Array> {
  const texts = recordTexts[printing.language];
  const clock = { ...printing, ...period };
  const title = `${texts.logbook}: ${logbook.elevator_name}`;
  const sheet = await beginRecord(title, texts, period, printing);
  await drawRow(sheet, [texts.building, LABEL], [logbook.building_name, VALUE]);
  await drawRow(sheet, [texts.address, LABEL], [logbook.address, VALUE]);
  await drawPeriod(sheet, texts, period, printing);
  const rows = logbook.entries.map((entry): [string, string] => [
    momentOf(entry.at, clock),
    linesOf(entry, texts, clock).join('\n'),
  ]);
  return endRecord(sheet, title, texts, rows);
}

async function beginRecord(
  title: string,
  texts: RecordTexts,
  { to }: LocalDays,
  printing: Printing,
): Promise<Sheet> {
  const sheet = await Sheet.start({
    title: printableLine(title),
    author: printableLine(printing.dealer_name),
    created: new Date(`${to}T00:00:00Z`),
  });
  drawHead(sheet, printing, title, texts.taxNumber);
  return sheet;
}

const drawPeriod = (
  sheet: Sheet,
  texts: RecordTexts,
  { from, to }: LocalDays,
  { date_format }: Printing,
): Promise<void> =>
  drawRow(
    sheet,
    [texts.period, LABEL],
    [`${formatDay(from, date_format)} – ${formatDay(to, date_format)}`, VALUE],
  );

/** The rows; the signatures are never alone on a page. */
async function endRecord(
  sheet: Sheet,
  foot: string,
  texts: RecordTexts,
  rows: readonly [string, string][],
): Promise<Uint8Array> {
  sheet.y += GAP;
  const cells = (rows.length === 0 ? [[texts.none, ''] as const] : rows).map(
    ([name, value]): [Cell, Cell] => [
      [name, NAME],
      [value, VALUE],
    ],
  );
  for (const [at, [name, value]] of cells.entries()) {
    if (at === cells.length - 1) sheet.reserve(rowHeight(sheet, name, value) + SIGNATURES);
    await drawRow(sheet, name, value);
  }
  drawSignatures(sheet, texts.signatures);
  return finishReport(sheet, foot, texts.page);
}

/** How days and moments are printed. */
interface Clock {
  date_format: DateFormat;
  /** The minutes that the clock of the reader is ahead of UTC. */
  utc_offset: number;
}

/** A day, or a moment on the clock of the reader. */
function momentOf(at: string, { date_format, utc_offset }: Clock): string {
  if (at.length <= 10) return formatDay(at, date_format);
  const [day = '', time] = clockAt(at, utc_offset).split('T');
  return `${formatDay(day, date_format)} ${time}`;
}

function linesOf(entry: LogbookEntry, texts: RecordTexts, clock: Clock): string[] {
  switch (entry.what) {
    case 'event': {
      const { title, detail } = texts.event(entry);
      return [`${texts.kinds[entry.kind]}: ${title}`, ...[detail].filter((line) => line !== '')];
    }
    case 'alarm':
      return alarmLines(entry.alarm, texts, clock);
    case 'sealed':
      return [`${texts.sealed}: ${entry.seal.reason}`, ...[entry.seal.sealed_by ?? ''].filter(Boolean)];
    case 'unsealed':
      return [texts.unsealed, permitOf(entry.seal, texts, clock)];
    case 'test':
      return [[texts.test, entry.who, entry.note].filter(Boolean).join(' · ')];
  }
}

const permitOf = ({ permit_number, permit_date }: Seal, texts: RecordTexts, clock: Clock): string =>
  texts.permit(permit_number ?? '', formatDay(permit_date ?? '', clock.date_format));

const sealLines = (seal: Seal, texts: RecordTexts, clock: Clock): string[] => [
  `${texts.sealed}: ${momentOf(seal.sealed_at, clock)}, ${seal.reason}`,
  ...(seal.lifted_at === null
    ? []
    : [`${texts.unsealed}: ${momentOf(seal.lifted_at, clock)}, ${permitOf(seal, texts, clock)}`]),
];

function alarmLines(alarm: Alarm, texts: RecordTexts, clock: Clock): string[] {
  const times = [
    [texts.reported, alarm.reported_at, alarm.reported_by],
    [texts.acknowledged, alarm.acknowledged_at, alarm.acknowledged_by],
    [texts.arrived, alarm.arrived_at, alarm.arrived_by],
    [texts.released, alarm.released_at, alarm.released_by],
  ] as const;
  const facts = [
    [texts.people, alarm.people],
    [texts.injured, alarm.injured_people],
    [texts.injuries, alarm.injuries],
    [texts.note, alarm.note],
    [texts.cause, alarm.cause],
    [texts.action, alarm.action],
  ] as const;
  return [
    alarm.false_alarm ? texts.falseAlarm : texts.alarm,
    ...times.flatMap(([name, at, who]) =>
      at === null ? [] : [`${name}: ${[momentOf(at, clock), who?.name].filter(Boolean).join(', ')}`],
    ),
    ...facts.flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [`${name}: ${value}`],
    ),
  ];
}
