import { t } from '@smart-elevator/shared-ui/language/t';
import type { UploadPreview } from './createPreviewCollector';

/** The summary of the preview. */
export function previewSummary({ rows, failingRows, errors, stopped }: UploadPreview): string {
  if (stopped && rows === 0) return t('This file cannot be read.');
  if (stopped)
    return t('This file can only be read up to {rows, plural, one {# row} other {# rows}}.', { rows });
  if (rows === 0) return t('This file has nothing to upload.');
  if (errors.length === 0) return t('{rows, plural, one {# row} other {# rows}}, ready to upload.', { rows });
  const fails =
    rows === 1
      ? t('1 row; it will fail.')
      : t('{rows} rows; {failing} of them will fail.', { rows, failing: failingRows });
  return `${fails} ${t('A file is imported completely or not at all.')}`;
}
