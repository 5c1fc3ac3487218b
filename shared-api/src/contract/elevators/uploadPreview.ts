import type { InferType } from 'yup';
import { blankableText, integer, list, record } from '../fields';
import { errorList } from './upload';
import { uploadFailure } from './uploadFailures';

/** The preview of an upload: the same errors and notes as the upload would return. */
export const uploadPreviewReply = record({
  /** Rows with values, without the header. */
  rows: integer(0),
  failing_rows: integer(0),
  /** What would be created, counting only the valid rows when others fail. */
  customers_created: integer(0),
  elevators_created: integer(0),
  /** The people who would be written to, if the invitations are not held; omitted by servers that cannot hold them. */
  invitations: integer(0).optional(),
  /**
   * The first rows of the customers who would be created with a derived user name, such as '2-40,57'; omitted by older
   * servers.
   */
  derived_rows: blankableText(1_000_000).optional(),
  /** Empty when there are no errors. */
  detail: blankableText(500),
  /** The first errors. */
  errors: errorList(),
  /** All of them, by column and reason. */
  failures: list(uploadFailure).optional(),
  notes: errorList(),
});
export type UploadPreviewReply = InferType<typeof uploadPreviewReply>;
