import { say } from '@smart-elevator/shared-ui/language/say';
import type { UploadPreview } from './previewCollector';

/** What the preview says first. */
export function previewSentence({ rows, failingRows, errors, stopped }: UploadPreview): string {
  if (stopped && rows === 0) return say('This file cannot be read.');
  if (stopped)
    return say('This file can only be read up to {rows, plural, one {# row} other {# rows}}.', { rows });
  if (rows === 0) return say('This file has nothing to upload.');
  if (errors.length === 0)
    return say('{rows, plural, one {# row} other {# rows}}, ready to upload.', { rows });
  const fails =
    rows === 1
      ? say('1 row; it will fail.')
      : say('{rows} rows; {failing} of them will fail.', { rows, failing: failingRows });
  return `${fails} ${say('A file goes in whole or not at all.')}`;
}
