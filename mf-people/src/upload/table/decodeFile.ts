import { isWorkbook, wideEncoding } from '@smart-elevator/shared-api/contract/elevators/fileBytes';

/** The encodings that are offered, by the names that browsers know them by. */
export const ENCODINGS: readonly string[] = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'macintosh',
  'ibm866',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
];

/** A file as UTF-8, and the encoding that it was read with. */
export interface DecodedFile {
  file: File;
  encoding: string;
}

/**
 * Reads a file in the chosen encoding, else in the one that its bytes show: by a byte order mark, as UTF-8, by what is
 * typical of an encoding, else as Windows-1252, which Excel writes (R882).
 */
export async function decodeFile(file: File, chosen?: string): Promise<DecodedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = chosen ?? (await detectEncoding(bytes));
  // With a few broken letters, only their rows are refused.
  if (encoding === 'utf-8' && !isMostlyUtf8(bytes)) return { file, encoding };
  const text = new TextDecoder(encoding).decode(bytes);
  return { file: new File([text], file.name, { type: 'text/csv' }), encoding };
}

async function detectEncoding(bytes: Uint8Array): Promise<string> {
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  // No text of an older encoding has zeros: the reader refuses such a file, and a workbook.
  if (isUtf8(bytes) || isMostlyUtf8(bytes) || isWorkbook(bytes) || bytes.subarray(0, SAMPLE).includes(0))
    return 'utf-8';
  const { analyse } = await import('chardet');
  const [best] = analyse(foreignWords(bytes.subarray(0, SAMPLE)));
  const found = best && best.confidence >= SURE ? best.name.toLowerCase().replace(/^iso-8859-1$/, '') : '';
  const isLikely = ENCODINGS.includes(found) && !LATIN.test(found) && !mixesScripts(bytes, found);
  return isLikely ? found : 'windows-1252';
}

/** Whether many words in an encoding would have letters of two scripts: 'JosИ' is José in another one. */
function mixesScripts(bytes: Uint8Array, encoding: string): boolean {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, SAMPLE));
  const count = (of: RegExp) => text.match(of)?.length ?? 0;
  return count(MIXED) * 3 > count(OTHER);
}

const LETTERS = String.raw`[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]+`;
const OTHER = new RegExp(LETTERS, 'gu');
const MIXED = new RegExp(`[A-Za-z]${LETTERS}|${LETTERS}[A-Za-z]`, 'gu');

/** The words with letters outside of ASCII: names of columns and numbers would hide their language. */
function foreignWords(bytes: Uint8Array): Uint8Array {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const words = text.split(/[\0-@]+/).filter((word) => /[\x80-\xff]/.test(word));
  return Uint8Array.from(words.join(' '), (letter) => letter.charCodeAt(0));
}

/** Bytes that are looked at. */
const SAMPLE = 64 * 1024;
/** The least confidence of a detection, of 100. */
const SURE = 25;
/** Few letters with accents do not tell the encodings of Latin scripts apart. */
const LATIN = /^windows-125(?:0|2|4)$/;

/** Letters outside of ASCII for each broken one, if the text is UTF-8 none the less. */
const LETTERS_FOR_A_BROKEN_ONE = 8;

/** Whether a text is UTF-8 with some broken letters: text of another encoding is hardly ever valid UTF-8 by chance. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  let foreign = 0;
  let broken = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === UNREADABLE) broken += 1;
    else if (letter > LAST_ASCII) foreign += 1;
  }
  return broken > 0 && foreign >= LETTERS_FOR_A_BROKEN_ONE * broken;
}

const LAST_ASCII = 0x7f;
/** What a decoder writes for a broken letter. */
const UNREADABLE = 0xfffd;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
