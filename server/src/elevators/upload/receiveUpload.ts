import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { previewCsv, uploadCsv } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  UPLOAD_MAX_BYTES,
  uploadSentences,
  type UploadDone,
  type UploadPreviewed,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import type { FastifyRequest } from 'fastify';
import { reasonOf } from '../../config/reasonOf';
import { badRequest } from '../../http/refusals';
import type { Served } from '../../http/serve';
import { UploadFaults, refusedFile } from './UploadFaults';
import { readUpload } from './readUpload';
import { previewUpload, storeUpload, type Upload } from './storeUpload';

type Call = Served<typeof uploadCsv | typeof previewCsv>;

/** Takes in a file of customers and elevators, whole or not at all (R864). */
export async function receiveUpload({ db, caller, raw }: Served<typeof uploadCsv>): Promise<UploadDone> {
  const upload = await readFile({ caller, raw });
  const { publicUrl } = raw.server.settings;
  return storeUpload(db, { ...upload, today: localDay(), publicUrl });
}

/** Says what would become of such a file. */
export const receivePreview = async ({
  db,
  caller,
  raw,
}: Served<typeof previewCsv>): Promise<UploadPreviewed> => previewUpload(db, await readFile({ caller, raw }));

async function readFile({ caller, raw }: Pick<Call, 'caller' | 'raw'>): Promise<Upload> {
  if (Number(raw.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES + FORM_BYTES)
    throw refusedFile(uploadSentences().tooLarge);
  const file = await fileOf(raw).catch(orBrokenForm);
  // Where the size was not said. What lies beyond is not waited for.
  file.once('limit', () => file.destroy(refusedFile(uploadSentences().tooLarge)));
  const faults = new UploadFaults();
  const read = await readUpload(file, faults).catch(orBrokenForm);
  // The reader may have given up before the limit.
  if (file.truncated) throw refusedFile(uploadSentences().tooLarge);
  return { ...read, dealer_id: caller.dealer_id, faults };
}

/** What the form around a file may add to it. */
const FORM_BYTES = 64 * 1024;

async function fileOf(request: FastifyRequest) {
  const limits = { files: 1, fileSize: UPLOAD_MAX_BYTES };
  const part = request.isMultipart() ? await request.file({ limits, throwFileSizeLimit: false }) : undefined;
  if (part?.fieldname === 'file') return part.file;
  part?.file.resume();
  throw badRequest({ file: [sentences.noFile] });
}

/** What the reader of forms says of a form that has no boundary or ends in the middle; it gives these no code. */
const BROKEN_FORM = /^Boundary required|^Multipart: |unexpected end of multipart data/i;

/** A form that cannot be read has no file in it; throws anything else on. */
function orBrokenForm(error: unknown): never {
  throw BROKEN_FORM.test(reasonOf(error)) ? badRequest({ file: [sentences.noFile] }) : error;
}
