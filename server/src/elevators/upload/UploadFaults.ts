import { uploadSentences, type UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Refusal } from '../../http/refusals';

/** More reasons than anybody reads; what is beyond is only counted. */
const LISTED = 1_000;

/** What is wrong with a file, gathered while it is read. */
export class UploadFaults {
  private readonly listed: UploadError[] = [];
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
    const count = this.bad + this.existing;
    if (count === 0) return;
    const said = uploadSentences();
    const detail = this.bad > 0 ? said.badRows : said.existingRows;
    const errors = this.listed.sort((a, b) => a.row - b.row);
    throw new Refusal(this.bad > 0 ? 400 : 409, {
      detail: count > errors.length ? `${detail} ${said.firstOf(errors.length, count)}` : detail,
      errors,
    });
  }

  private list(errors: readonly UploadError[]): void {
    this.listed.push(...errors.slice(0, LISTED - this.listed.length));
  }
}

/** The refusal of a file as a whole, whatever stands in its rows. */
export const refusedFile = (message: string): Refusal =>
  new Refusal(400, { detail: uploadSentences().badRows, errors: [{ row: 0, column: '', message }] });
