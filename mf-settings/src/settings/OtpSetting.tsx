import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readPreferences } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { OtpForm } from './OtpForm';
import { Setting } from './Setting';

const texts = messages.otp;

/** The 'Notify OTP' switch, loaded on opening (R822). */
export function OtpSetting() {
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <Loaded reading={useCall(readPreferences, {})} failed={texts.failed} rows={1}>
        {({ send_otp }) => <OtpForm stored={send_otp} />}
      </Loaded>
    </Setting>
  );
}
