import { endpoint } from '../endpoint';
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
