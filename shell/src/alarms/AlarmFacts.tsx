import { useRole } from '@smart-elevator/shared-api/client/session';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { loadCaller } from '@smart-elevator/shared-api/client/search';
import { useCalls } from '@smart-elevator/shared-api/client/useCalls';
import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Facts } from '@smart-elevator/shared-ui/screens/Facts';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { EMPTY } from './alarmText';
import { messages } from './messages';

const texts = messages.page;

/** Where it is and whose it is, as it was when the alarm was reported: also of a lift that was deleted meanwhile (R1309). */
export function AlarmFacts({ alarm }: { alarm: Alarm }) {
  const { elevator_id, ticket_key } = alarm;
  const isOffice = useRole() === 'DealerUser';
  const state = useOriginState(t('Passenger trapped'));
  const lift = useCalls({
    domain: 'elevators',
    key: ['of an alarm', elevator_id],
    read: (signal) => loadCaller(elevator_id ?? 0, signal),
    // It is a call of the office; a technician reads the lift on the phone.
    enabled: elevator_id !== null && isOffice,
  });
  const isGone = lift.error?.status === 404;
  const page =
    elevator_id === null || isGone ? undefined : linkTo('elevators.page', { elevatorId: elevator_id });
  const ticket = ticket_key ? linkTo('tickets.page', { ticketKey: ticket_key }) : undefined;
  const known: readonly (readonly [string, string])[] = [
    [t('Building'), alarm.building_name],
    [texts.address, alarm.elevator_address],
    [t('Customer'), alarm.customer_name],
  ];
  return (
    <>
      {isGone ? <Notice tone="warning">{texts.deleted}</Notice> : null}
      <Facts
        label={texts.facts}
        facts={[
          [
            t('Elevator'),
            alarm.elevator_name ? (
              <TextLink to={page} state={state}>
                {alarm.elevator_name}
              </TextLink>
            ) : (
              messages.bar.unknownPlace
            ),
          ],
          ...known.filter(([, value]) => value !== ''),
          [
            t('Ticket'),
            ticket_key ? (
              <TextLink to={ticket} state={state}>
                {ticket_key}
              </TextLink>
            ) : (
              EMPTY
            ),
          ],
        ]}
      />
    </>
  );
}
