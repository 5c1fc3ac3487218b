import { setImmediate as turn } from 'node:timers/promises';
import type { PrintedReport } from '../reportRepository';
import { formatDay } from '../../database/dateFormat';
import { printedValue } from './printedValue';
import { printableLine, wrapLines } from './wrapLines';
import { directionOf } from './textRuns';
import { LINE_HEIGHT, PAGE, Sheet, type TextStyle } from './Sheet';

const INK = '#16211f';
const MUTED = '#4a5855';
const HAIRLINE = '#dde2de';
const BRAND = '#0b5f59';

const DEALER: TextStyle = { weight: 'bold', size: 15, color: BRAND };
const TITLE: TextStyle = { weight: 'bold', size: 12, color: INK };
const LABEL: TextStyle = { weight: 'regular', size: 9.5, color: MUTED };
const VALUE: TextStyle = { weight: 'regular', size: 9.5, color: INK };
const NAME: TextStyle = { weight: 'bold', size: 9.5, color: INK };

const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const NAME_WIDTH = 170;
const GAP = 14;
const PADDING = 4;
/** The space of the logo. */
const LOGO: [width: number, height: number] = [130, 52];
/**
 * After this number of lines, and after each row, other work gets its turn: a very long report does not block the
 * server.
 */
const LINES_PER_TURN = 40;

/** Draws an AMC report as a PDF: the company, the elevator, the days, the engineer, and a table of the values. */
export async function drawReport(report: PrintedReport): Promise<Uint8Array> {
  const sheet = new Sheet({
    title: `AMC report ${report.report_id}`,
    author: printableLine(report.dealer_name),
    created: new Date(`${report.report_date}T00:00:00Z`),
  });
  drawHead(sheet, report);
  for (const [label, value] of factsOf(report)) await drawRow(sheet, [label, LABEL], [value, VALUE]);
  sheet.y += GAP;
  if (report.values.length > 0) {
    await drawRow(sheet, ['Item', TITLE], ['Result', TITLE]);
    for (const value of report.values)
      await drawRow(sheet, [value.name, NAME], [printedValue(value, report.date_format), VALUE]);
  } else await drawRow(sheet, ['No values were recorded.', LABEL], ['', VALUE]);
  const foot = `AMC report ${report.report_id}`;
  return sheet.finish((page, pages, y) => {
    const number = `Page ${page} / ${pages}`;
    sheet.write(foot, LEFT, y, LABEL);
    sheet.write(number, LEFT + WIDTH - sheet.widthOf(number, LABEL), y, LABEL);
  });
}

/** The company beside its logo, then the title. */
function drawHead(sheet: Sheet, report: PrintedReport): void {
  const { dealer_name, company_address, tax_number, logo, report_id } = report;
  const top = sheet.y;
  const width = logo ? WIDTH - LOGO[0] - GAP : WIDTH;
  const write = (text: string, style: TextStyle) => {
    const direction = directionOf(text);
    for (const line of wrapLines(text, width, (part) => sheet.widthOf(part, style))) {
      sheet.write(line, LEFT, sheet.y, style, direction);
      sheet.y += style.size * LINE_HEIGHT;
    }
  };
  write(dealer_name, DEALER);
  if (company_address) write(company_address, LABEL);
  if (tax_number) write(`Tax number: ${tax_number}`, LABEL);
  if (logo) {
    sheet.picture(logo, LEFT + WIDTH - LOGO[0], top, LOGO);
    sheet.y = Math.max(sheet.y, top + LOGO[1]) + PADDING;
  }
  sheet.write(`AMC report ${report_id}`, LEFT, sheet.y, TITLE);
  sheet.y += TITLE.size * LINE_HEIGHT + PADDING;
  sheet.rule(sheet.y, BRAND, 1.5);
  sheet.y += GAP / 2;
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

type Cell = [text: string, style: TextStyle];

/** Draws a row of two cells, continued on further pages if necessary, with a hairline below. */
async function drawRow(sheet: Sheet, [name, nameStyle]: Cell, [value, valueStyle]: Cell): Promise<void> {
  const names = wrapLines(name, NAME_WIDTH, (text) => sheet.widthOf(text, nameStyle));
  const values = wrapLines(value, WIDTH - NAME_WIDTH - GAP, (text) => sheet.widthOf(text, valueStyle));
  const lines = Math.max(names.length, values.length);
  const height = Math.max(nameStyle.size, valueStyle.size) * LINE_HEIGHT;
  if (lines * height > sheet.remainingHeight && lines * height < PAGE.height / 3) sheet.next();
  const [nameDirection, valueDirection] = [directionOf(name), directionOf(value)];
  sheet.y += PADDING;
  for (let line = 0; line < lines; line++) {
    if (sheet.remainingHeight < height) sheet.next();
    sheet.write(names[line] ?? '', LEFT, sheet.y, nameStyle, nameDirection);
    sheet.write(values[line] ?? '', LEFT + NAME_WIDTH + GAP, sheet.y, valueStyle, valueDirection);
    sheet.y += height;
    if (line % LINES_PER_TURN === 0) await turn();
  }
  sheet.y += PADDING;
  sheet.rule(sheet.y, HAIRLINE);
}
