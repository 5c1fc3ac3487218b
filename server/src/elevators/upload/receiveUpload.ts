import { createHash, type Hash } from 'node:crypto';
import { truncate } from '@smart-elevator/shared-api/contract/codePointLength';
import { uploadCsv, type previewCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import { FILE_NAME_MAX_LENGTH } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import { UPLOAD_MAX_BYTES, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { UNKNOWN_DEALER } from '@smart-elevator/shared-api/contract/elevators/uploadValidator';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FastifyRequest } from 'fastify';
import { errorMessage } from '../../config/errorMessage';
import { badRequest } from '../../http/HttpError';
import type { Handler, HandlerContext } from '../../http/serve';
import { withIdempotencyKey } from '../../http/withIdempotencyKey';
import { appearanceOf } from '../../preferences/preferenceRepository';
import { UploadErrors, refusedFile } from './UploadErrors';
import { readUpload } from './readUpload';
import { previewUpload, storeUpload, type Upload } from './storeUpload';

type Call = HandlerContext<typeof uploadCsv | typeof previewCsv>;

/** Receives a file of customers and elevators and stores it, completely or not at all (R864). */
export const receiveUpload: Handler<typeof uploadCsv> = async ({ db, caller, query, raw }) => {
  const { content, ...upload } = await readFile({ db, caller, raw });
  const { publicUrl } = raw.server.settings;
  const stored = {
    ...upload,
    today: caller.today,
    publicUrl,
    holdsInvitations: query.invitations === 'hold',
  };
  const once = { db, caller, body: { ...query, content }, raw };
  return storeUpload(db, stored, (store) => withIdempotencyKey(uploadCsv, once, store));
};

/** Returns the result that such a file would have. */
export const receivePreview: Handler<typeof previewCsv> = async ({ db, caller, raw }) =>
  previewUpload(db, await readFile({ db, caller, raw }));

interface ReceivedFile extends Upload {
  /** The hash of its bytes. */
  content: string;
}

async function readFile({ db, caller, raw }: Pick<Call, 'db' | 'caller' | 'raw'>): Promise<ReceivedFile> {
  if (Number(raw.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES + FORM_BYTES)
    throw refusedFile(uploadMessages().tooLarge);
  const { date_format } = await appearanceOf(db, caller);
  const { file, filename } = await fileOf(raw).catch(rethrowUnlessBrokenForm);
  // If the size was not declared. The rest is not awaited.
  file.once('limit', () => file.destroy(refusedFile(uploadMessages().tooLarge)));
  const faults = new UploadErrors();
  const hash = createHash('sha256');
  const dealer = { ...UNKNOWN_DEALER, dealer_id: caller.dealer_id, chosen: date_format };
  const read = await readUpload(hashed(file, hash), dealer, faults).catch(rethrowUnlessBrokenForm);
  // The reader may have stopped before the limit.
  if (file.truncated) throw refusedFile(uploadMessages().tooLarge);
  const { dealer_id, user_id } = caller;
  // PostgreSQL stores no NUL.
  const file_name = truncate(filename.replaceAll('\0', ''), FILE_NAME_MAX_LENGTH);
  return { ...read, dealer_id, user_id, file_name, faults, content: hash.digest('hex') };
}

/** The same bytes, which are added to a hash. */
async function* hashed(bytes: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const part of bytes) {
    hash.update(part);
    yield part;
  }
}

/** The bytes that the form around a file may add. */
const FORM_BYTES = 64 * 1024;

async function fileOf(request: FastifyRequest) {
  const limits = { files: 1, fileSize: UPLOAD_MAX_BYTES };
  const part = request.isMultipart() ? await request.file({ limits, throwFileSizeLimit: false }) : undefined;
  if (part?.fieldname === 'file') return part;
  part?.file.resume();
  throw badRequest({ file: [frameworkMessages.noFile] });
}

/** Messages of the form parser about a form without a boundary or with an early end; these errors have no code. */
const BROKEN_FORM = /^Boundary required|^Multipart: |unexpected end of multipart data/i;

/** Treats an unreadable form as one without a file; rethrows any other error. */
function rethrowUnlessBrokenForm(error: unknown): never {
  throw BROKEN_FORM.test(errorMessage(error)) ? badRequest({ file: [frameworkMessages.noFile] }) : error;
}
