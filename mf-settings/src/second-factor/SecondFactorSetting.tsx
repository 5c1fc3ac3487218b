import { useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { totpState } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { SecondFactorState } from '@smart-elevator/shared-api/contract/account/secondFactor';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import styles from './SecondFactor.module.css';
import { DisableSecondFactor } from './DisableSecondFactor';
import { EnableSecondFactor } from './EnableSecondFactor';

const texts = messages.secondFactor;

/** The second factor of sign-in: its state, and buttons that switch it on and off. */
export function SecondFactorSetting() {
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <Loaded query={useCall(totpState, {})} failed={texts.failed} rows={1}>
        {(state) => <Switch state={state} />}
      </Loaded>
    </Setting>
  );
}

/** At most this many remaining recovery codes are few. */
const LOW_RECOVERY_CODES = 3;

function Switch({ state: { enabled, recovery_codes_left: left } }: { state: SecondFactorState }) {
  // The opened dialog, not derived from the state: the codes are still shown when the factor is already on.
  const [open, setOpen] = useState<'on' | 'off'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.state}>
      <Tag tone={enabled ? 'green' : 'neutral'}>{enabled ? texts.on : texts.off}</Tag>
      {enabled ? (
        <p className={styles.left}>
          {texts.codesLeft(left)}
          {left < LOW_RECOVERY_CODES ? ` ${texts.fewCodes}` : ''}
        </p>
      ) : null}
      <Button onClick={() => setOpen(enabled ? 'off' : 'on')}>
        {enabled ? texts.turnOff : texts.turnOn}
      </Button>
      {open === 'on' ? <EnableSecondFactor onClose={close} /> : null}
      {open === 'off' ? <DisableSecondFactor onClose={close} /> : null}
    </div>
  );
}
