import { useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { totpState } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { SecondFactorState } from '@smart-elevator/shared-api/contract/account/secondFactor';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import styles from './SecondFactor.module.css';
import { TurnOff } from './TurnOff';
import { TurnOn } from './TurnOn';

const said = messages.secondFactor;

/** The second factor of sign-in: whether it is on, and the ways to switch it. */
export function SecondFactorSetting() {
  const { data, error, retry } = useCall(totpState, {});
  return (
    <Setting title={said.title} hint={said.hint}>
      {data ? (
        <Switch state={data} />
      ) : error ? (
        <FailureState title={said.failed} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={1} />
      )}
    </Setting>
  );
}

/** As many recovery codes as are soon used up. */
const FEW = 3;

function Switch({ state: { enabled, recovery_codes_left: left } }: { state: SecondFactorState }) {
  // What was opened, not what the state asks for: the codes are still shown when the factor is on already.
  const [open, setOpen] = useState<'on' | 'off'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.state}>
      <Tag tone={enabled ? 'green' : 'neutral'}>{enabled ? said.on : said.off}</Tag>
      {enabled ? (
        <p className={styles.left}>
          {said.codesLeft(left)}
          {left < FEW ? ` ${said.fewCodes}` : ''}
        </p>
      ) : null}
      <Button onClick={() => setOpen(enabled ? 'off' : 'on')}>{enabled ? said.turnOff : said.turnOn}</Button>
      {open === 'on' ? <TurnOn onClose={close} /> : null}
      {open === 'off' ? <TurnOff onClose={close} /> : null}
    </div>
  );
}
