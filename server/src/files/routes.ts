import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as calls from '@smart-elevator/shared-api/contract/files/endpoints';
import { cleanFileName } from '@smart-elevator/shared-api/contract/files/storedFile';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import yazl from 'yazl';
import { badRequest, notFound } from '../http/HttpError';
import { SentFile } from '../http/sendFile';
import { serve } from '../http/serve';
import type { Database } from '../database/Database';
import type { Caller } from '../http/authenticate';
import { fileAddresses, type Access } from './fileAddresses';
import { checkOwner } from './fileOwners';
import {
  changeFile,
  filesOf,
  findFile,
  removeFile,
  restoreFile,
  usageOf,
  type FileRow,
} from './fileRepository';
import { scannerState } from './scanFile';
import { storeUpload, thumbnailOf, type FileSettings } from './uploads';

/** Files of tickets, comments, elevators and contracts (R1101 to R1108). */
export const files =
  (settings: FileSettings) =>
  (app: FastifyInstance): void => {
    const { storage } = settings;
    const { withAddresses, zipAddress, read } = fileAddresses(app);

    serve(app, calls.listFiles, async ({ db, caller, query }) => {
      await checkOwner(db, caller, query, 'read');
      const rows = await filesOf(db, caller, query);
      return {
        files: rows.map((row) => withAddresses(caller, row)),
        zip_url: zipAddress(caller, query),
      };
    });

    serve(app, calls.putFile, async ({ db, caller, params: { file_id }, query, raw }) => {
      const length = raw.headers['content-length'];
      const sent = { ...query, file_id, length, body: raw.body as Readable };
      return withAddresses(caller, await storeUpload(db, caller, sent, settings));
    });

    serve(app, calls.changeFile, async ({ db, caller, params: { file_id }, body }) => {
      const { name } = body;
      const clean = name === undefined ? undefined : cleanFileName(name, '');
      if (clean === '') throw badRequest({ name: [frameworkMessages.blank] });
      return withAddresses(caller, await changeFile(db, caller, file_id, { ...body, name: clean }));
    });

    serve(app, calls.deleteFile, async ({ db, caller, params: { file_id } }) => {
      await removeFile(db, caller, file_id);
      return {};
    });

    serve(app, calls.restoreFile, async ({ db, caller, params: { file_id } }) =>
      withAddresses(caller, await restoreFile(db, caller, file_id)),
    );

    serve(app, calls.readFileUsage, async ({ db, caller: { dealer_id } }) => ({
      ...(await usageOf(db, dealer_id, settings.quotaBytes)),
      scanner: await scannerState(settings.clamdUrl),
    }));

    serve(app, calls.readFileContent, async ({ db, params: { token } }) => {
      const access = read(token);
      if (!access) throw notFound();
      return 'file_id' in access ? oneFile(db, access) : zipOf(db, access);
    });

    async function oneFile(db: Database, access: Extract<Access, { file_id: string }>): Promise<SentFile> {
      const file = await findFile(db, access.dealer_id, access.file_id);
      if (!file || file.is_deleted) throw notFound();
      const isThumbnail = access.form === 'thumbnail';
      const stream = await storage.read(isThumbnail ? thumbnailOf(file.object) : file.object);
      if (!stream) throw notFound();
      const type = isThumbnail ? 'image/webp' : file.media_type;
      return new SentFile({
        name: file.name,
        type,
        stream,
        isShown: type !== 'application/pdf',
        ...(isThumbnail ? {} : { bytes: file.bytes }),
      });
    }

    async function zipOf(db: Database, access: Exclude<Access, { file_id: string }>): Promise<SentFile> {
      const caller = access as Access & Caller;
      await checkOwner(db, caller, access, 'read');
      const rows = await filesOf(db, caller, access);
      const name = `${access.owner}-${access.owner_id}.zip`;
      return new SentFile({ name, type: 'application/zip', stream: zipped(rows), isShown: false });
    }

    /** Files one after the other, each read when it is its turn; they are compressed in themselves. */
    function zipped(rows: readonly FileRow[]): Readable {
      const zip = new yazl.ZipFile();
      const fail = (error: unknown) => zip.outputStream.emit('error', error);
      for (const [at, name] of uniqueNames(rows.map((row) => row.name)).entries()) {
        const { object, added_at } = rows[at] as FileRow;
        zip.addReadStreamLazy(name, { compress: false, mtime: new Date(added_at) }, (done) => {
          storage
            .read(object)
            .then((stream) => (stream ? done(null, stream) : done(null, Readable.from([]))), fail);
        });
      }
      zip.on('error', fail);
      zip.end();
      return zip.outputStream as Readable;
    }
  };

/** What a name in a ZIP must not have: Windows refuses it, and a letter with a colon begins an absolute path. */
const NOT_IN_ZIP = /[:*?"<>|\p{Cc}]/gu;

/** The names in a ZIP; of equal names the second is `name (2).jpg`. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((shown) => {
    const name = shown.replace(NOT_IN_ZIP, '_');
    const [, stem = name, extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1)
      unique = `${stem} (${count})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
