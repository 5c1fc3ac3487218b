import { countOf, formatCount } from '@smart-elevator/shared-ui/format/number';
import type { UploadPreview } from './previewCollector';

/** What the preview says first. */
export function previewSentence({ rows, failingRows, errors, stopped }: UploadPreview): string {
  if (stopped && rows === 0) return 'This file cannot be read.';
  if (stopped) return `This file can only be read up to ${countOf(rows, 'row')}.`;
  if (rows === 0) return 'This file has nothing to upload.';
  if (errors.length === 0) return `${countOf(rows, 'row')}, ready to upload.`;
  const fail = failingRows === 1 ? '1 of them will fail' : `${formatCount(failingRows)} of them will fail`;
  return `${countOf(rows, 'row')}; ${rows === 1 ? 'it will fail' : fail}. A file goes in whole or not at all.`;
}
