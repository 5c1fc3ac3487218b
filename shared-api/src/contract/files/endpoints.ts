import { endpoint, USER_TYPES } from '../endpoint';
import { choice, emptyBody, file, flag, id, record, text } from '../fields';
import { FILE_OWNERS, FILE_TYPES, fileId, fileUsage, newFile, storedFile, storedFiles } from './storedFile';

const ofFile = record({ file_id: fileId() });
/** What a changed file makes stale. */
const CHANGED = ['files'] as const;

/**
 * GET /api/files/?owner=&owner_id= (R1101): List the files of an owner. Those of a ticket with those of its comments, the
 * first added first. Technicians read those of tickets and elevators that they serve, customers those of their own.
 */
export const listFiles = endpoint({
  name: 'listFiles',
  domain: 'files',
  method: 'GET',
  path: '/api/files/',
  optional: true,
  access: USER_TYPES,
  query: record({ owner: choice(FILE_OWNERS), owner_id: id() }),
  reply: storedFiles,
  secret: true,
});

/**
 * PUT /api/files/{file}/ (R1102): Add a file. The body is the file itself; the client makes the id, so the same request
 * can be sent again. The stored name has the extension of the type that its content has. 409 when the id has other content, 413
 * over the size or the quota of the dealer.
 */
export const putFile = endpoint({
  name: 'putFile',
  domain: 'files',
  method: 'PUT',
  path: '/api/files/:file_id/',
  optional: true,
  access: USER_TYPES,
  params: ofFile,
  query: newFile,
  content: FILE_TYPES,
  reply: storedFile,
  changes: CHANGED,
});

/**
 * PATCH /api/files/{file}/ (R1110, R1443): Change a file. Its name, and whether reports print it; by the dealer, or by who
 * added it. Whether technicians take it along: of a lift, by the dealer.
 */
export const changeFile = endpoint({
  name: 'changeFile',
  domain: 'files',
  method: 'PATCH',
  path: '/api/files/:file_id/',
  optional: true,
  access: USER_TYPES,
  params: ofFile,
  body: record({
    name: text(1_000).optional(),
    in_reports: flag().optional(),
    take_along: flag().optional(),
  }),
  reply: storedFile,
  changes: CHANGED,
});

/** DELETE /api/files/{file}/ (R1107): Delete a file. By the dealer, or by who added it. It can be restored for 30 days. */
export const deleteFile = endpoint({
  name: 'deleteFile',
  domain: 'files',
  method: 'DELETE',
  path: '/api/files/:file_id/',
  optional: true,
  access: USER_TYPES,
  params: ofFile,
  reply: emptyBody(),
  success: 204,
  changes: CHANGED,
});

/** POST /api/files/{file}/restore/ (R1107): Restore a deleted file. One that is not deleted stays as it is. */
export const restoreFile = endpoint({
  name: 'restoreFile',
  domain: 'files',
  method: 'POST',
  path: '/api/files/:file_id/restore/',
  optional: true,
  access: USER_TYPES,
  params: ofFile,
  reply: storedFile,
  changes: CHANGED,
});

/** GET /api/files/usage/ (R1103): Read how much is stored. The files of the dealer, their bytes and the quota. */
export const readFileUsage = endpoint({
  name: 'readFileUsage',
  domain: 'files',
  method: 'GET',
  path: '/api/files/usage/',
  optional: true,
  reply: fileUsage,
});

/**
 * GET /api/files/content/{token}/ (R1104): Read the content of a file. The token is part of an address that a list of files
 * answers; it is for one file, or for a ZIP of all files of an owner, and expires after some minutes.
 */
export const readFileContent = endpoint({
  name: 'readFileContent',
  domain: 'files',
  method: 'GET',
  path: '/api/files/content/:token/',
  optional: true,
  access: 'public',
  params: record({ token: text(1_000) }),
  reply: file(),
  file: '*/*',
});
