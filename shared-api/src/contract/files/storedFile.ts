import type { InferType } from 'yup';
import { blankableText, choice, dateTime, flag, id, integer, list, oneLine, record, text } from '../fields';
import { frameworkMessages } from '../frameworkMessages';
import { onOneLine, normalizeText } from '../normalizeText';
import { moment } from '../moment';
import { personName } from '../personName';
import { uuid } from '../uuid';

/** What a file can belong to. A comment's files are shown with its ticket. */
export const FILE_OWNERS = ['ticket', 'comment', 'elevator', 'contract', 'visit', 'alarm'] as const;
export type FileOwner = (typeof FILE_OWNERS)[number];

/** The media types of files. SVG never: it can contain scripts. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** The bytes of a file, and the files of one owner. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_FILES = 500;

/** The pixels of a picture. */
export const MAX_PIXELS = 40_000_000;

/** Days for which a deleted file can be restored. */
export const FILE_BIN_DAYS = 30;

/** The bytes of a file name in UTF-8, as file systems limit them. */
const MAX_NAME_BYTES = 255;

/** The id of a file, which the client makes. */
export const fileId = uuid;

/** The SHA-256 of bytes, in hexadecimal. */
const sha256 = () => text(64).matches(/^[0-9a-f]{64}$/, { message: frameworkMessages.notSha256 });

/** A stored file. Its addresses give access to it for some minutes, without a token. */
export const storedFile = record({
  file_id: fileId(),
  owner: choice(FILE_OWNERS),
  owner_id: id(),
  /** Of a file of a visit: the lift and the item of its checklist that it shows (R1254). */
  elevator_id: id().nullable().optional(),
  item: integer(1).nullable().optional(),
  name: text(MAX_NAME_BYTES),
  media_type: choice(FILE_TYPES),
  bytes: integer(1),
  /** Of a picture, in pixels. */
  width: integer(1).nullable(),
  height: integer(1).nullable(),
  /** When the camera took it, if the client knows. */
  taken_at: dateTime().nullable(),
  added_at: dateTime(),
  /** The user name of who added it. */
  who: blankableText(150).nullable(),
  who_full_name: personName(),
  /** Whether a virus scanner has read it; false where none is set up or it did not answer. */
  scanned: flag(),
  /** Whether a picture is printed in the reports of its elevator. */
  in_reports: flag(),
  /** Of a lift: whether technicians take it along on their phones (R1443). Another back end may not send it. */
  take_along: flag().optional(),
  /** Whether the caller may change and delete it. */
  can_change: flag(),
  url: text(2_000),
  /** Of a picture: a smaller one. */
  thumbnail_url: text(2_000).nullable(),
});
export type StoredFile = InferType<typeof storedFile>;

/** The files of an owner, the first added first; `zip_url` answers all of them together. */
export const storedFiles = record({
  files: list(storedFile, MAX_FILES),
  zip_url: text(2_000),
});

/** What is sent beside the bytes of a new file. */
export const newFile = record({
  owner: choice(FILE_OWNERS),
  owner_id: id(),
  /** Of a visit: the lift and the item of its checklist; both or none. */
  elevator_id: id().optional(),
  item: integer(1).optional(),
  /** The text of the item that the caller has seen, as with an answer. */
  item_text: oneLine(1_000).optional(),
  name: text(1_000),
  sha256: sha256(),
  taken_at: moment().optional(),
});
export type NewFile = InferType<typeof newFile>;

/** How much a dealer stores, in bytes, and how much they may. */
export const fileUsage = record({
  files: integer(0),
  bytes: integer(0, Number.MAX_SAFE_INTEGER),
  quota_bytes: integer(0, Number.MAX_SAFE_INTEGER),
  /** Whether files are scanned for viruses. */
  scanner: choice(['none', 'ready', 'away']),
});
export type FileUsage = InferType<typeof fileUsage>;

const encoder = new TextEncoder();
const bytesOf = (value: string): number => encoder.encode(value).length;

/**
 * The name under which a file is stored: without folders and line breaks, at most 255 bytes. A name that is too long
 * loses the end of its stem, never its extension or half a character.
 */
export function cleanFileName(given: string, fallback = 'file'): string {
  const [last = ''] = onOneLine(normalizeText(given)).split(/[\\/]/).slice(-1);
  const name = last.replace(/^\.+/, '').trim() || fallback;
  if (bytesOf(name) <= MAX_NAME_BYTES) return name;
  const [extension = ''] = /\.[^.\s]{1,10}$/.exec(name) ?? [];
  const room = MAX_NAME_BYTES - bytesOf(extension);
  let stem = '';
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, name.length - extension.length))) {
    if (bytesOf(stem + segment) > room) break;
    stem += segment;
  }
  return stem.trim() + extension;
}

/** The usual endings of a name by the type, the first one for a name without any. */
const EXTENSIONS: Record<FileType, readonly [string, ...string[]]> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
};
const OF_ANY_TYPE = /\.(jpe?g?|jfif|png|webp|pdf|hei[cf]|gif|bmp|tiff?|avif)$/i;

/** A file name whose extension says what the content is, so that it opens; the extension of another type is replaced. */
export function nameOfType(name: string, type: FileType): string {
  const extensions = EXTENSIONS[type];
  if (extensions.some((extension) => name.toLowerCase().endsWith(extension))) return name;
  return name.replace(OF_ANY_TYPE, '') + extensions[0];
}
