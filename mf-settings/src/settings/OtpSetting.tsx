import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readPreferences } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { OtpForm } from './OtpForm';
import { Setting } from './Setting';

const texts = messages.otp;

/** The 'Notify OTP' switch, loaded on opening (R822). */
export function OtpSetting() {
  const { data, error, retry } = useCall(readPreferences, {});
  return (
    <Setting title={texts.title} hint={texts.hint}>
      {data ? (
        <OtpForm stored={data.send_otp} />
      ) : error ? (
        <ErrorState title={texts.failed} hint={failureMessage(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={1} />
      )}
    </Setting>
  );
}
