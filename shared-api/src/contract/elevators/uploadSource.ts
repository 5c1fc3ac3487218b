import type { InferType } from 'yup';
import { blankableText, choice, list, record } from '../fields';
import { FILE_COLUMNS } from './upload';

/** Where the values of a template's column come from: a column of the dealer's file, or the same value for all rows. */
const uploadSource = record({
  column: choice(FILE_COLUMNS),
  /** The name in the header of the file; '' for `value`. */
  header: blankableText(200),
  value: blankableText(500),
});
export type UploadSource = InferType<typeof uploadSource>;

/** What a dealer last chose; empty before the first time. */
export const uploadSources = record({ sources: list(uploadSource, FILE_COLUMNS.length) });
