import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readPreferences } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { OtpForm } from './OtpForm';
import { Setting } from './Setting';

const said = messages.otp;

/** The 'Notify OTP' switch, loaded on opening (R822). */
export function OtpSetting() {
  const { data, error, retry } = useCall(readPreferences, {});
  return (
    <Setting title={said.title} hint={said.hint}>
      {data ? (
        <OtpForm stored={data.send_otp} />
      ) : error ? (
        <FailureState title={said.failed} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={1} />
      )}
    </Setting>
  );
}
