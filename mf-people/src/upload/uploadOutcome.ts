import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { ColumnOrders } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import type { UploadFailure } from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import type { UndoableImport } from './imports/UndoImport';
import type { ColumnNames } from './mapping/columnNames';

/** The rows that were left out of an upload. */
export interface RestOfFile {
  /** The file that the dealer chose. */
  file: Blob;
  failures: readonly UploadFailure[];
  /** How its dates are read. */
  dates: ColumnOrders | undefined;
  /** How its columns are called. */
  names: ColumnNames;
  rows: number;
}

/** The result of an upload, for the screen. */
export type UploadOutcome =
  | {
      kind: 'stored';
      made: string | undefined;
      /** The invitations are held. */
      held: boolean;
      notes: readonly UploadError[];
      /** What can be undone. */
      imported?: UndoableImport | undefined;
      rest?: RestOfFile | undefined;
    }
  | { kind: 'refused'; detail: string | undefined; reasons: readonly UploadError[] }
  | { kind: 'unsent'; sentence: string }
  /** The session has expired; the shell shows a message and the sign-in page. */
  | { kind: 'expired' };

const texts = messages.upload;

/** The result of an upload without a 201 (R863). `sent` is the share of the file that was sent. */
export function outcomeOf(error: ApiError, sent: number): UploadOutcome {
  if (error.failure === 'expired') return { kind: 'expired' };
  if (error.failure === 'cancelled') {
    return { kind: 'unsent', sentence: sent < 1 ? texts.cancelledBefore : texts.cancelledAfter };
  }
  if (error.failure === 'offline') return { kind: 'unsent', sentence: failureMessage('offline') };
  return { kind: 'refused', detail: error.detail, reasons: reasonsOf(error) };
}

/** The server's reasons, row by row; also supports errors by field. */
function reasonsOf(error: ApiError): readonly UploadError[] {
  const rows = rowErrorsOf(error.body, 'errors');
  if (rows.length > 0) return rows;
  const byField = Object.entries(error.fields).flatMap(([field, sentences]) =>
    sentences.map((message) => ({ row: 0, column: field === 'non_field_errors' ? '' : field, message })),
  );
  if (byField.length > 0 || error.detail) return byField;
  return [
    { row: 0, column: '', message: texts.status(error.status, translateServerMessage(error.statusText)) },
  ];
}

/** The row errors of a reply; [] if there are none. */
export function rowErrorsOf(body: unknown, key: 'errors' | 'notes'): readonly UploadError[] {
  if (body === null || typeof body !== 'object') return [];
  const errors = (body as Record<string, unknown>)[key];
  return Array.isArray(errors) ? errors.filter(isUploadError) : [];
}

function isUploadError(value: unknown): value is UploadError {
  if (value === null || typeof value !== 'object') return false;
  const { row, column, message } = value as Record<string, unknown>;
  return typeof row === 'number' && typeof column === 'string' && typeof message === 'string';
}
