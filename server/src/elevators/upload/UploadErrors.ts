import { uploadMessages, type UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import { HttpError } from '../../http/HttpError';

/** More reasons than anybody reads; what is beyond is only counted. */
export const MAX_LISTED_ERRORS = 1_000;

/** What is wrong with a file, gathered while it is read. */
export class UploadErrors {
  private readonly listed: UploadError[] = [];
  private readonly rows = new Set<number>();
  private bad = 0;
  private existing = 0;

  /** Values that cannot be used: the answer will be a 400. */
  addBad(errors: readonly UploadError[]): void {
    this.bad += errors.length;
    this.list(errors);
  }

  /** Values that are fine but are here already: a 409, when nothing is bad. */
  addExisting(errors: readonly UploadError[]): void {
    this.existing += errors.length;
    this.list(errors);
  }

  /** Throws the refusal when anything is wrong. */
  refuse(): void {
    const { detail, errors } = this.told();
    if (detail !== '') throw new HttpError(this.bad > 0 ? 400 : 409, { detail, errors });
  }

  /** What a refusal says; an empty `detail` when nothing is wrong. */
  told(): { detail: string; errors: UploadError[]; failing_rows: number } {
    const count = this.bad + this.existing;
    const said = uploadMessages();
    const errors = this.listed.toSorted((a, b) => a.row - b.row);
    const reason = this.bad > 0 ? said.badRows : said.existingRows;
    const cut = count > errors.length ? `${reason} ${said.firstOf(errors.length, count)}` : reason;
    return { detail: count === 0 ? '' : cut, errors, failing_rows: this.rows.size };
  }

  private list(errors: readonly UploadError[]): void {
    for (const { row } of errors) this.rows.add(row);
    this.listed.push(...errors.slice(0, MAX_LISTED_ERRORS - this.listed.length));
  }
}

/** The refusal of a file as a whole, whatever stands in its rows. */
export const refusedFile = (message: string): HttpError =>
  new HttpError(400, { detail: uploadMessages().badRows, errors: [{ row: 0, column: '', message }] });
