import { endpoint } from '../endpoint';
import { choice, emptyBody, record, text, id } from '../fields';
import { pageOf, pagingQuery } from '../list';
import { storedImport } from './storedImport';
import { uploadErrorReply, uploadReply } from './upload';
import { uploadPreviewReply } from './uploadPreview';
import { uploadSources } from './uploadSource';

/**
 * POST /api/elevators/upload_csv/ (R864, R867): Import customers and elevators. A CSV file is
 * imported completely or not at all; its columns `technician` and `capacity_kg` may be missing. With
 * `invitations=hold` the new customers are invited later.
 */
export const uploadCsv = endpoint({
  name: 'uploadCsv',
  domain: 'elevators',
  method: 'POST',
  path: '/api/elevators/upload_csv/',
  query: record({ invitations: choice(['hold']).optional() }),
  body: emptyBody(),
  upload: 'file',
  reply: uploadReply,
  conflict: uploadErrorReply,
  success: 201,
  idempotent: true,
  changes: ['elevators', 'people', 'maintenance', 'account'],
});

/**
 * POST /api/elevators/upload_csv/preview/: Preview an import. The answer that `uploadCsv` would give for the same
 * file; nothing is stored.
 */
export const previewCsv = endpoint({
  name: 'previewCsv',
  domain: 'elevators',
  method: 'POST',
  path: '/api/elevators/upload_csv/preview/',
  optional: true,
  body: emptyBody(),
  upload: 'file',
  reply: uploadPreviewReply,
});

/**
 * GET /api/elevators/upload_csv/sources/: Read the assigned columns of the own files. Which columns of the own files
 * were last assigned to the template's.
 */
export const readUploadSources = endpoint({
  name: 'readUploadSources',
  domain: 'preferences',
  method: 'GET',
  path: '/api/elevators/upload_csv/sources/',
  optional: true,
  reply: uploadSources,
});

/**
 * PATCH /api/elevators/upload_csv/sources/: Replace the assigned columns of the own files. Each has a header of the
 * file or a value for all rows.
 */
export const saveUploadSources = endpoint({
  name: 'saveUploadSources',
  domain: 'preferences',
  method: 'PATCH',
  path: '/api/elevators/upload_csv/sources/',
  optional: true,
  body: uploadSources,
  reply: uploadSources,
  changes: ['preferences'],
});

/** GET /api/elevators/imports/: List the imports. The imported files, the newest first. */
export const importList = endpoint({
  name: 'importList',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/imports/',
  optional: true,
  query: record(pagingQuery),
  reply: pageOf(storedImport),
  bare: 'results',
});

/**
 * POST /api/elevators/imports/{import}/undo/: Undo an import. Deletes the customers and elevators that the import
 * created. 409 if something else uses one of them. An import that is undone stays as it is.
 */
export const undoImport = endpoint({
  name: 'undoImport',
  domain: 'elevators',
  method: 'POST',
  path: '/api/elevators/imports/:import_id/undo/',
  optional: true,
  params: record({ import_id: id() }),
  reply: storedImport,
  conflict: record({ detail: text(500) }),
  changes: ['elevators', 'people', 'maintenance', 'account'],
});
