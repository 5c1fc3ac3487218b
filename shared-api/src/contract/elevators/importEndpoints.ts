import { endpoint } from '../endpoint';
import { record, text, id } from '../fields';
import { pageOf, pagingQuery } from '../list';
import { storedImport } from './storedImport';
import { uploadSources } from './uploadSource';

/** GET /api/elevators/upload_csv/sources/: which columns of the own files were last assigned to the template's. */
export const readUploadSources = endpoint({
  name: 'readUploadSources',
  domain: 'preferences',
  method: 'GET',
  path: '/api/elevators/upload_csv/sources/',
  optional: true,
  reply: uploadSources,
});

/** PATCH /api/elevators/upload_csv/sources/: replaces them. */
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

/** GET /api/elevators/imports/: the imported files, the newest first. */
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
 * POST /api/elevators/imports/{import}/undo/: deletes the customers and elevators that the import created. 409 if
 * something else uses one of them. An import that is undone stays as it is.
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
