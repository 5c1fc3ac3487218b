import type { Alarm, FireService } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { CallLink } from './CallLink';
import styles from './Calls.module.css';
import { messages } from './messages';

const texts = messages.page;

/** Everybody who may be called about an alarm: the caller first, who has taken it, the customer, and the fire service (R1310). */
export function AlarmCalls({ alarm, fire }: { alarm: Alarm; fire: FireService }) {
  const { caller_phone, acknowledged_by: taker, customer_name, customer_phone, released_at } = alarm;
  return (
    <Panel title={texts.calls}>
      <div className={styles.calls} data-screen-only="">
        {caller_phone ? (
          <CallLink alarm={alarm} called="caller" label={texts.callCaller} number={caller_phone} />
        ) : null}
        {taker?.phone ? (
          <CallLink alarm={alarm} called="person" label={texts.callPerson(taker.name)} number={taker.phone} />
        ) : null}
        {customer_phone ? (
          <CallLink
            alarm={alarm}
            called="person"
            label={texts.callPerson(customer_name || texts.customer)}
            number={customer_phone}
          />
        ) : null}
        {released_at === null
          ? fire.numbers.map((number) => (
              <CallLink key={number} alarm={alarm} called="fire" label={texts.fire} number={number} />
            ))
          : null}
      </div>
      <p className={styles.hint}>{texts.callLogged}</p>
    </Panel>
  );
}
