import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readFileUsage } from '@smart-elevator/shared-api/contract/files/endpoints';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatBytes } from '@smart-elevator/shared-ui/format/number';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import { messages } from '../messages';
import { Setting } from './Setting';

const texts = messages.files;

/** How much space photos and documents take (R1103); nothing on a back end without files. */
export function FilesSetting() {
  const { data, loading } = useCall(readFileUsage, {});
  if (loading) return <Skeleton rows={2} />;
  if (!data) return null;
  const { files, bytes, quota_bytes, scanner } = data;
  return (
    <Setting title={texts.title} hint={texts.scanner[scanner]}>
      <ProgressBar
        label={texts.used(files, formatBytes(bytes), formatBytes(quota_bytes))}
        share={quota_bytes > 0 ? bytes / quota_bytes : 1}
      />
    </Setting>
  );
}
