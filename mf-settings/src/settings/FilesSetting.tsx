import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readFileUsage } from '@smart-elevator/shared-api/contract/files/endpoints';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatBytes } from '@smart-elevator/shared-ui/format/number';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import { Setting } from './Setting';

const SCANNER = {
  none: msg('Files are not scanned for viruses: no scanner is set up.'),
  ready: msg('New files are scanned for viruses.'),
  away: msg('The virus scanner does not answer. New files are stored unscanned.'),
} as const;

/** How much space photos and documents take (R1103); nothing on a back end without files. */
export function FilesSetting() {
  const { data, loading } = useCall(readFileUsage, {});
  if (loading) return <Skeleton rows={2} />;
  if (!data) return null;
  const { files, bytes, quota_bytes, scanner } = data;
  return (
    <Setting title={t('Photos and documents')} hint={t(SCANNER[scanner])}>
      <ProgressBar
        label={t('{files, plural, one {# file} other {# files}}, {used} of {quota}', {
          files,
          used: formatBytes(bytes),
          quota: formatBytes(quota_bytes),
        })}
        share={quota_bytes > 0 ? bytes / quota_bytes : 1}
      />
    </Setting>
  );
}
