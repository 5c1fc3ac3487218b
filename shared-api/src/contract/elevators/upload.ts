import { isCalendarDate } from '../calendar';
import {
  record,
  text,
  oneLine,
  blankableLine,
  blankableText,
  integer,
  list,
  id,
  withAsciiDigits,
} from '../fields';
import { string, type InferType } from 'yup';
import { blankableUsername } from '../account/user';
import { searchForm } from '../normalizeText';
import { peopleFields } from '../people/peopleFields';
import { groupDigits } from '../groupDigits';
import { frameworkMessages } from '../frameworkMessages';
import { CYCLE_DAYS, type Cycle } from './elevatorChoices';
import { elevatorFields } from './elevatorFields';
import { blankToNull } from '../fieldRules';
import { elevatorMessages } from './messages';

/** The columns of `customer_elevator_template.csv`, in their order (R868). */
export const UPLOAD_COLUMNS = [
  'customer_username',
  'customer_email',
  'customer_first_name',
  'customer_last_name',
  'customer_phone',
  'elevator_name',
  'building_name',
  'elevator_address',
  'elevator_zip',
  'install_date',
  'main_start_date',
  'main_due_date',
  'main_completed_date',
  'main_cycle',
] as const;
export type TemplateColumn = (typeof UPLOAD_COLUMNS)[number];

/**
 * Columns that a file may have besides those of the template (R884): the technician whom its elevator is assigned to, by
 * a name, the user name or the phone number; and the capacity.
 */
export const OPTIONAL_UPLOAD_COLUMNS = ['technician', 'capacity_kg'] as const;

/** All columns that a file may have. */
export const FILE_COLUMNS = [...UPLOAD_COLUMNS, ...OPTIONAL_UPLOAD_COLUMNS] as const;
export type UploadColumn = (typeof FILE_COLUMNS)[number];

export const isUploadColumn = (name: string): name is UploadColumn =>
  FILE_COLUMNS.some((column) => column === name);

/** Columns that the console adds to the failed rows of a file; they are ignored when that file is uploaded (R872). */
export const FAILED_ROW_COLUMNS = ['row', 'reason'] as const;

/** Those whose values may stay empty (R866, R869, R876). */
export const EMPTY_UPLOAD_COLUMNS: readonly UploadColumn[] = [
  'customer_username',
  'customer_email',
  'customer_last_name',
  'customer_phone',
  'elevator_zip',
  'main_start_date',
  'main_completed_date',
  ...OPTIONAL_UPLOAD_COLUMNS,
];

/** Whether a column may have no value; `hasUsername`: beside a user name of a customer, who may be known. */
export const mayStayEmpty = (column: UploadColumn, hasUsername: boolean): boolean =>
  EMPTY_UPLOAD_COLUMNS.includes(column) || (hasUsername && column === 'customer_first_name');

/** The name of the template that a dealer downloads. */
export const UPLOAD_TEMPLATE = 'customer_elevator_template.csv';

/** The maximum file size in bytes, and the maximum number of rows. */
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
export const UPLOAD_MAX_ROWS = 100_000;

/** An error in a file. Row 1 is the header, as spreadsheets count; column is '' for the row as a whole. */
export interface UploadError {
  row: number;
  column: string;
  message: string;
}

/** A day, yyyy-mm-dd; `readUploadDay` converts other spellings before. */
const uploadDay = () =>
  writtenDayOrNone().test({
    name: 'blank',
    message: frameworkMessages.blank,
    test: (value) => value !== '',
  });

const writtenDayOrNone = () =>
  string()
    .defined(frameworkMessages.required)
    .test({
      name: 'day',
      message: uploadMessages().notDate,
      test: (value) => value === '' || value === undefined || isCalendarDate(value),
    });

const CYCLES = Object.keys(CYCLE_DAYS) as Cycle[];

/** An exported file has the days. */
const namesOf = (cycle: Cycle): string[] => [cycle.toLowerCase(), `${CYCLE_DAYS[cycle]}`];

/**
 * Text that a spreadsheet would execute: a sum, a reference to a cell, a function or a command after a sign. A name may
 * begin with a sign ('@home', '=Wing='), and so may a telephone number.
 */
const FORMULA =
  /^\s*(?:=\s*(?:[\d("'+-]|\$?[A-Z]{1,3}\$?\d|.*\p{L}\()|[=@+-].*(?:\||!\$?[A-Z]{1,3}\$?\d|[A-Z]{2}\())/u;

/**
 * A text of a file. A formula in it was never computed, but would be when someone opens the data in a spreadsheet.
 */
const plainText = (max: number) => withoutFormula(oneLine(max));

const withoutFormula = (schema: ReturnType<typeof text>) =>
  schema.test({
    name: 'formula',
    skipAbsent: true,
    message: uploadMessages().formula,
    test: (value) => value === undefined || !FORMULA.test(value),
  });

/** Empty only beside a user name, which may be that of a customer of the dealer; a new customer needs it (R876). */
const firstName = () =>
  withoutFormula(blankableLine(peopleFields.first_name.max)).test({
    name: 'blank',
    message: frameworkMessages.blank,
    test: (value, { parent }: { parent: Partial<Record<UploadColumn, string>> }) =>
      value !== '' || (parent.customer_username ?? '') !== '',
  });

/** A row of the file, its values by column. The rules across rows are in `createUploadValidator`. */
export const uploadRow = record({
  customer_username: blankableUsername(),
  customer_email: blankableLine(254).email(frameworkMessages.notEmail),
  customer_first_name: firstName(),
  customer_last_name: withoutFormula(blankableLine(peopleFields.last_name.max)),
  customer_phone: withoutFormula(withAsciiDigits(blankableLine(peopleFields.phoneno.max))),
  elevator_name: plainText(elevatorFields.elevator_name.max),
  building_name: plainText(elevatorFields.building_name.max),
  elevator_address: withoutFormula(text(elevatorFields.elevator_address.max)),
  elevator_zip: withoutFormula(withAsciiDigits(blankableLine(elevatorFields.elevator_zip.max))),
  install_date: uploadDay(),
  main_start_date: writtenDayOrNone(),
  main_due_date: uploadDay(),
  main_completed_date: writtenDayOrNone(),
  main_cycle: string<Cycle>()
    .defined(frameworkMessages.required)
    .transform((value: unknown) =>
      typeof value === 'string'
        ? (CYCLES.find((cycle) => namesOf(cycle).includes(searchForm(value).replace(/\.0+$/, ''))) ?? value)
        : value,
    )
    .oneOf(CYCLES, ({ value }: { value: unknown }) => frameworkMessages.notChoice(value)),
  technician: blankableLine(301).optional(),
  capacity_kg: elevatorFields.capacity_kg.written.transform(blankToNull),
});
export type UploadRow = InferType<typeof uploadRow>;

/** An error or a note in a row of the file. */
export const uploadFault = record({
  row: integer(0),
  column: blankableText(100),
  message: blankableText(500),
});

/** A list of errors or notes. */
export const errorList = () => list(uploadFault, 1_000_000);

/**
 * 201: the result of an upload. `notes` list the values of the file that were not used; omitted when there are none.
 */
export const uploadReply = record({
  customers_created: integer(0),
  elevators_created: integer(0),
  /** Of the import that `undoImport` undoes; omitted by back ends without it. */
  import_id: id().optional(),
  notes: errorList().optional(),
});
export type UploadReply = InferType<typeof uploadReply>;

/** 400 and 409: the errors, row by row. */
export const uploadErrorReply = record({ detail: blankableText(500), errors: errorList() });

/** The messages that apply only to files, for the browser's preview and for the server. */
export function uploadMessages() {
  return {
    notDate: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD, MM/DD/YYYY.',
    notDateDayFirst: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD, DD/MM/YYYY.',
    incompleteDate:
      'A part of the date is missing. Enter the day, the month and the year, such as 2019-04-03.',
    unclearDate:
      'The day and the month of this date could be swapped. Write the dates of this column as YYYY-MM-DD, or choose a date format in Settings.',
    contradictoryDates: (dayFirst: number, monthFirst: number) =>
      `Row ${dayFirst} has the day first, row ${monthFirst} the month. Write the dates of this column in one order, or as YYYY-MM-DD.`,
    notUtf8: 'The file is not in UTF-8. In a spreadsheet, save it as CSV UTF-8.',
    leftOut: {
      above: 'This row is above the header and was left out.',
      header: 'This row repeats the header and was left out.',
      total: 'This row is a total and was left out.',
    },
    notCsv: 'The file is an archive or a workbook, not a CSV file. In Excel, save it as CSV UTF-8.',
    shortenedNumber:
      'The spreadsheet has shortened this number. Format the column as text there, enter the whole number again, and save the file.',
    errorValue:
      'This is an error value of the spreadsheet. Correct its formula there, and save the file again.',
    hashes: 'The column was too narrow in the spreadsheet. Make it wider there, and save the file again.',
    endless: 'The row is too long. It may contain a quote that is never closed.',
    formula: 'The value looks like a formula. Please enter its result.',
    empty: 'The file has no rows.',
    missingColumn: 'This column is missing.',
    unknownColumn: 'This column is not part of the template.',
    unnamedColumn: (column: number) => `Column ${column} has no name.`,
    columnTwice: 'This column appears twice.',
    oneValue: `The row has 1 value; the template has ${UPLOAD_COLUMNS.length}.`,
    wrongWidth: (found: number) =>
      `The row has ${groupDigits(found)} values; the template has ${UPLOAD_COLUMNS.length}.`,
    unclosedQuote: 'A quote that opens here is never closed.',
    strayQuote: 'A value contains a quote. Put the whole value in quotes and double the quote.',
    tooManyRows: `A file may have at most ${groupDigits(UPLOAD_MAX_ROWS)} rows.`,
    tooLarge: `A file may have at most ${UPLOAD_MAX_BYTES / 1024 / 1024} MB.`,
    elevatorTwice: (row: number) => `Row ${row} already has an elevator with this name.`,
    elevatorExists: elevatorMessages.nameTaken,
    customerDisagrees: (row: number) => `This customer has a different value in row ${row}.`,
    emailOfAnother: (row: number) => `This e-mail address belongs to another customer in row ${row}.`,
    technicianUnknown: (technician: string) =>
      `No technician has this name, user name or phone number: "${technician}".`,
    technicianSeveral: (technician: string, usernames: string) =>
      `Several technicians match "${technician}". Write one of these user names: ${usernames}.`,
    technicianInactive: (technician: string) => `This technician is deactivated: "${technician}".`,
    userTaken: 'This user name or e-mail address is already used.',
    otherReasons: 'Too many different errors to list. Correct the listed ones and preview again.',
    valueKept: (value: string) => `This customer already exists; the stored value is kept: "${value}".`,
    badRows: 'The file has rows that cannot be used. Nothing was stored.',
    existingRows: 'The file has rows that already exist. Nothing was stored.',
    /** Added to one of the two above when there are more reasons than are listed. */
    firstOf: (listed: number, all: number) =>
      `Only ${groupDigits(listed)} of ${groupDigits(all)} errors are listed.`,
  } as const;
}
