import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { uploadCsv } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  UPLOAD_MAX_BYTES,
  uploadSentences,
  type UploadDone,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import type { FastifyRequest } from 'fastify';
import { reasonOf } from '../../config/reasonOf';
import { badRequest } from '../../http/refusals';
import type { Served } from '../../http/serve';
import { UploadFaults, refusedFile } from './UploadFaults';
import { readUpload } from './readUpload';
import { storeUpload } from './storeUpload';

/** Takes in a file of customers and elevators, whole or not at all (decision 45). */
export async function receiveUpload({ db, caller, raw }: Served<typeof uploadCsv>): Promise<UploadDone> {
  const file = await fileOf(raw).catch(orBrokenForm);
  const faults = new UploadFaults();
  const rows = await readUpload(file, faults).catch(orBrokenForm);
  if (file.truncated) throw refusedFile(uploadSentences().tooLarge);
  const { publicUrl } = raw.server.settings;
  return storeUpload(db, { dealer_id: caller.dealer_id, rows, faults, today: localDay(), publicUrl });
}

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
