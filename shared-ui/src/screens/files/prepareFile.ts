import { fileMessages } from '@smart-elevator/shared-api/contract/files/fileMessages';
import { MAX_FILE_BYTES } from '@smart-elevator/shared-api/contract/files/storedFile';
import { msg } from '../../language/t';
import { captureTime } from './captureTime';

/** The longest side of a photo as it is sent, in pixels, and its JPEG quality: about 300 KB. */
const LONGEST_SIDE = 1_600;
const QUALITY = 0.8;
/** A picture with few colours that is small already stays as it is, such as a screenshot. */
const SMALL_BYTES = 500_000;

/** A file that is ready to be sent. */
export interface PreparedFile {
  content: Blob;
  name: string;
  /** SHA-256 in hexadecimal. */
  sha256: string;
  taken_at?: string;
}

/** Why a file cannot be sent; the message is for the user. */
export class FileRefusedError extends Error {}

/**
 * Prepares a chosen file. A photo is turned, made smaller and encoded as JPEG, which leaves out where it was taken. Throws
 * FileRefusedError for what cannot be stored.
 */
export async function prepareFile(file: File): Promise<PreparedFile> {
  if (file.size === 0) throw new FileRefusedError(fileMessages.empty);
  if (/\.svgz?$/i.test(file.name) || file.type.startsWith('image/svg'))
    throw new FileRefusedError(fileMessages.otherType);
  const isPicture = file.type.startsWith('image/') || /\.(jpe?g|png|webp|hei[cf])$/i.test(file.name);
  if (!isPicture && file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name))
    throw new FileRefusedError(fileMessages.otherType);
  if (!isPicture && file.size > MAX_FILE_BYTES) throw new FileRefusedError(fileMessages.tooLarge);
  const taken_at = isPicture ? await captureTime(file) : undefined;
  const content = isPicture ? await encodePhoto(file) : file.slice(0, file.size, 'application/pdf');
  return {
    content,
    name: nameFor(file.name, content.type),
    sha256: await sha256Of(content),
    ...(taken_at === undefined ? {} : { taken_at }),
  };
}

/** The extension says what the content is: a photo from a phone may have become a JPEG. */
function nameFor(name: string, type: string): string {
  if (type !== 'image/jpeg' || /\.jpe?g$/i.test(name)) return name;
  return `${name.replace(/\.[^.]+$/, '')}.jpg`;
}

async function encodePhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    const isHeic = /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name);
    throw new FileRefusedError(isHeic ? UNREADABLE_HEIC : fileMessages.unreadable);
  });
  const { width, height } = picture;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  if (scale === 1 && file.type === 'image/png' && file.size <= SMALL_BYTES) {
    picture.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new FileRefusedError(fileMessages.unreadable);
  // JPEG has no transparency.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const encoded = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!encoded) throw new FileRefusedError(fileMessages.unreadable);
  return encoded;
}

/** Every user reads it in their language (`translateServerMessage`). */
const UNREADABLE_HEIC = msg(
  'This browser cannot read HEIC photos. Please choose JPEG in the settings of the camera, or send the photo from the phone.',
);
const NEEDS_HTTPS = msg('Files can be sent only over HTTPS.');

async function sha256Of(content: Blob): Promise<string> {
  if (!globalThis.isSecureContext) throw new FileRefusedError(NEEDS_HTTPS);
  const hash = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
