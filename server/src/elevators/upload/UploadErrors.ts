import { uploadMessages, type UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  createFailureGroups,
  type UploadFailure,
} from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { HttpError } from '../../http/HttpError';

/** More errors than a user will read; further ones are only counted. */
export const MAX_LISTED_ERRORS = 1_000;

/** Collects the errors of a file while it is read. */
export class UploadErrors {
  private readonly listed: UploadError[] = [];
  private readonly rows = new Set<number>();
  private readonly groups = createFailureGroups();
  private bad = 0;
  private existing = 0;

  /** Adds invalid values: the answer will be a 400. */
  addBad(errors: readonly UploadError[]): void {
    this.bad += errors.length;
    this.list(errors);
  }

  /** Adds valid values that exist already: a 409, if nothing is invalid. */
  addExisting(errors: readonly UploadError[]): void {
    this.existing += errors.length;
    this.list(errors);
  }

  /** Throws the refusal if there are any errors. */
  refuse(): void {
    const { detail, errors } = this.summary();
    if (detail !== '') throw new HttpError(this.bad > 0 ? 400 : 409, { detail, errors });
  }

  /** All errors, by column and reason. */
  failures(): UploadFailure[] {
    return this.groups.list();
  }

  /** The content of a refusal; an empty `detail` when there are no errors. */
  summary(): { detail: string; errors: UploadError[]; failing_rows: number } {
    const count = this.bad + this.existing;
    const messages = uploadMessages();
    const errors = this.listed.toSorted((a, b) => a.row - b.row);
    const reason = this.bad > 0 ? messages.badRows : messages.existingRows;
    const detail = count > errors.length ? `${reason} ${messages.firstOf(errors.length, count)}` : reason;
    return { detail: count === 0 ? '' : detail, errors, failing_rows: this.rows.size };
  }

  private list(errors: readonly UploadError[]): void {
    for (const { row } of errors) this.rows.add(row);
    this.groups.add(errors);
    this.listed.push(...errors.slice(0, MAX_LISTED_ERRORS - this.listed.length));
  }
}

/** The refusal of a whole file, independent of its rows. */
export const refusedFile = (message: string): HttpError =>
  new HttpError(400, { detail: uploadMessages().badRows, errors: [{ row: 0, column: '', message }] });
