import { addDays, latestToday } from '../calendar';
import { searchForm } from '../normalizeText';
import { phoneIdentity } from '../people/phone';
import { validateInput, type FieldErrors } from '../validateInput';
import {
  FAILED_ROW_COLUMNS,
  FILE_COLUMNS,
  OPTIONAL_UPLOAD_COLUMNS,
  UPLOAD_COLUMNS,
  UPLOAD_MAX_ROWS,
  isUploadColumn,
  uploadRow,
  uploadMessages,
  type UploadColumn,
  type UploadError,
  type UploadRow,
} from './upload';
import { CYCLE_DAYS } from './elevatorChoices';
import { customerIdentity, deriveUsername } from './deriveUsername';
import { detectCsvForm } from './csvDelimiter';
import { elevatorDateErrors } from './mainState';
import { readUploadValues } from './readUploadValues';
import { damageMessages } from './spreadsheetDamage';
import { DateSurvey, isDateColumn, type ColumnOrders, type UploadingDealer } from './uploadDates';
import { cellText, columnName, isBlankRow } from './uploadCells';

/** The result for a row of the file. A blank row (only delimiters) counts as a row and is skipped. */
export type CheckedRow =
  | { kind: 'good'; value: UploadRow; derived?: true }
  | { kind: 'blank' }
  | { kind: 'bad'; errors: UploadError[] };

/**
 * The rules of a whole file, for the browser's preview and for the server: takes its header, then surveys all its rows,
 * then checks them, one by one.
 */
export interface UploadValidator {
  /** Takes the header row. When it has errors, no row can be read. */
  header(cells: readonly string[], row?: number): UploadError[];
  /** Takes what the next row shows about the columns; `row` as spreadsheets count, with the header as row 1. */
  survey(cells: readonly string[], row: number): void;
  /** How the dates of the surveyed rows are read; `asked` is the dealer, if more is known now. */
  dateOrders(asked?: UploadingDealer): ColumnOrders;
  /** Checks the next row. */
  row(cells: readonly string[], row: number): CheckedRow;
}

/** @deprecated Use `detectCsvForm`, which also knows a first line that names the delimiter. */
export const detectDelimiter = (start: string): string => detectCsvForm(start).delimiter;

/** The options of csv-parse for browser and server: RFC 4180; the rules about widths and blanks are our own. */
export const CSV_PARSE_OPTIONS = {
  relax_column_count: true,
  skip_empty_lines: false,
  // Without the list, the parser would expect the first line end that it finds in the whole file.
  record_delimiter: ['\r\n', '\n', '\r'],
};

/** The longest row that is accepted, in characters: a longer one is an unclosed quote, or not CSV at all. */
export const UPLOAD_MAX_ROW_LENGTH = 128 * 1024;

/** A header with more columns is invalid and gets a single error, not one per column. */
const MANY_COLUMNS = 100;

/** The message for a row that csv-parse cannot read, by the error's `code`. */
export function csvErrorMessage(code: string): string {
  const messages = uploadMessages();
  if (code === 'CSV_MAX_RECORD_SIZE') return messages.endless;
  return code === 'CSV_QUOTE_NOT_CLOSED' ? messages.unclosedQuote : messages.strayQuote;
}

/** Of a dealer who has chosen no date format, MM/DD/YYYY is expected (R869). */
export const UNKNOWN_DEALER: UploadingDealer = { chosen: null, fallback: 'MM/DD/YYYY' };

interface SeenCustomer {
  row: number;
  values: Record<CustomerColumn, string>;
}

const CUSTOMER_COLUMNS = [
  'customer_email',
  'customer_first_name',
  'customer_last_name',
  'customer_phone',
] as const satisfies readonly UploadColumn[];
type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

/** Starts the validation of a file; with `decided`, of one that was surveyed before. */
export function createUploadValidator(
  dealer: UploadingDealer = UNKNOWN_DEALER,
  decided?: ColumnOrders,
): UploadValidator {
  const messages = uploadMessages();
  const dates = new DateSurvey();
  let orders = decided;
  const elevators = new Map<string, number>();
  const customers = new Map<string, SeenCustomer>();
  const emails = new Map<string, { username: string; row: number }>();
  /** The derived user names, by the identity of the customer. */
  const named = new Map<string, string>();
  let columns: readonly string[] = [];
  let rows = 0;

  function acrossRows(value: UploadRow, row: number): UploadError[] {
    const errors: UploadError[] = [];
    const addError = (column: UploadColumn, message: string) => errors.push({ row, column, message });

    const username = searchForm(value.customer_username);
    const known = customers.get(username);
    const email = value.customer_email.toLowerCase();
    const owner = email === '' ? undefined : emails.get(email);
    for (const column of known ? CUSTOMER_COLUMNS : []) {
      if (known && !agrees(column, known.values[column], value[column])) {
        addError(column, messages.customerDisagrees(known.row));
      }
    }
    if (owner && owner.username !== username) addError('customer_email', messages.emailOfAnother(owner.row));
    if (!known) customers.set(username, { row, values: value });
    if (!owner && email !== '') emails.set(email, { username, row });

    const name = searchForm(value.elevator_name);
    const earlier = elevators.get(name);
    if (earlier !== undefined) addError('elevator_name', messages.elevatorTwice(earlier));
    else elevators.set(name, row);
    return errors;
  }

  /** A row with what a file may leave open (R876). */
  function withDerived(value: UploadRow): { value: UploadRow; derived: boolean } {
    const { customer_username, main_start_date, main_due_date, main_cycle } = value;
    const derived = customer_username === '';
    return {
      derived,
      value: {
        ...value,
        customer_username: derived ? usernameOf(value) : customer_username,
        main_start_date: main_start_date || addDays(main_due_date, -CYCLE_DAYS[main_cycle]),
      },
    };
  }

  function usernameOf(value: UploadRow): string {
    const identity = customerIdentity(value);
    const known = named.get(identity) ?? emails.get(value.customer_email.toLowerCase())?.username;
    if (known !== undefined) return known;
    let attempt = 0;
    let name = deriveUsername(value, dealer.dealer_id ?? 0);
    while (customers.has(name)) name = deriveUsername(value, dealer.dealer_id ?? 0, (attempt += 1));
    named.set(identity, name);
    return name;
  }

  const wrongWidth = (found: number) => (found === 1 ? messages.oneValue : messages.wrongWidth(found));

  /** A row as wide as the header: some spreadsheets omit empty cells at its end, where only optional columns may be. */
  const fitted = (cells: readonly string[]): readonly string[] => {
    const missing = columns.slice(cells.length);
    return missing.every(mayBeOmitted) ? [...cells, ...missing.map(() => '')] : cells;
  };

  return {
    header(cells, row = 1) {
      if (cells.length > MANY_COLUMNS) return [{ row, column: '', message: wrongWidth(cells.length) }];
      // UTF-16 without a byte order mark: valid UTF-8, with a NUL as every other character.
      if (cells.some((cell) => cell.includes('\0'))) return [{ row, column: '', message: messages.notUtf8 }];
      columns = cells.map(columnName);
      const errors: UploadError[] = [];
      columns.forEach((column, index) => {
        if (isFailedRowColumn(column)) return;
        if (column === '')
          return void errors.push({ row, column, message: messages.unnamedColumn(index + 1) });
        if (!isUploadColumn(column)) errors.push({ row, column, message: messages.unknownColumn });
        else if (columns.indexOf(column) < index) errors.push({ row, column, message: messages.columnTwice });
      });
      for (const column of UPLOAD_COLUMNS) {
        if (!columns.includes(column)) errors.push({ row, column, message: messages.missingColumn });
      }
      return errors;
    },
    survey(written, row) {
      const cells = fitted(written);
      if (cells.length !== columns.length) return;
      columns.forEach((column, at) => {
        if (isDateColumn(column)) dates.add(column, cellText(cells[at]), row);
      });
    },
    dateOrders: (asked = dealer) => dates.orders(asked),
    row(written, row) {
      const cells = fitted(written);
      if (isBlankRow(cells)) return { kind: 'blank' };
      rows += 1;
      if (rows === UPLOAD_MAX_ROWS + 1) return bad([{ row, column: '', message: messages.tooManyRows }]);
      if (cells.length !== columns.length) {
        const message =
          cells.length > columns.length ? damageMessages().tooManyValues : wrongWidth(cells.length);
        return bad([{ row, column: '', message }]);
      }
      orders ??= dates.orders(dealer);
      const { values, faults } = readUploadValues(columns, cells, orders);
      const checked = validateInput(uploadRow, values);
      if (!checked.ok || Object.keys(faults).length > 0) {
        return bad(errorsOfRow({ ...(checked.ok ? {} : checked.errors), ...faults }, row));
      }
      const { value, derived } = withDerived(checked.value);
      const errors = [
        ...errorsOfRow(elevatorDateErrors(value, latestToday()), row),
        ...acrossRows(value, row),
      ];
      return errors.length > 0
        ? bad(errors)
        : { kind: 'good', value, ...(derived ? { derived: true as const } : {}) };
    },
  };
}

/** The errors of a row's values, in the order of the columns. */
const errorsOfRow = (errors: FieldErrors, row: number): UploadError[] =>
  FILE_COLUMNS.flatMap((column) => (errors[column] ?? []).map((message) => ({ row, column, message })));

const bad = (errors: UploadError[]): CheckedRow => ({ kind: 'bad', errors });

const isFailedRowColumn = (name: string): boolean => FAILED_ROW_COLUMNS.some((column) => column === name);

const mayBeOmitted = (name: string): boolean =>
  isFailedRowColumn(name) || OPTIONAL_UPLOAD_COLUMNS.some((column) => column === name);

/** Whether two rows say the same of their customer: a name and an address in any case, a phone number in any notation. */
function agrees(column: CustomerColumn, one: string, other: string): boolean {
  if (one === other) return true;
  return column === 'customer_phone'
    ? phoneIdentity(one) === phoneIdentity(other)
    : searchForm(one) === searchForm(other);
}
