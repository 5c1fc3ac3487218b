import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { fullName } from '@smart-elevator/shared-api/contract/people/person';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { PhoneLink } from '@smart-elevator/shared-ui/button/PhoneLink';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { messages } from '../messages';
import styles from './TicketView.module.css';

const texts = messages.page;

/** The elevator of a ticket, its address, and the customer to call. */
export function TicketElevator({ ticket }: { ticket: TicketDetails }) {
  const { elevator_id, elevator_name, ticket_key } = ticket;
  const here = useOriginState(ticket_key);
  const elevator = useCall(loadElevator, { params: { elevator_id } });
  const user_id = elevator.data?.customer_id ?? 0;
  const customer = useCall(loadPerson, { params: { user_id } }, { enabled: user_id > 0 });
  const failed = [elevator, customer].find(({ data, error }) => !data && error && error.status !== 404);
  const { building_name, elevator_address, elevator_zip } = elevator.data ?? {};
  const person = customer.data?.data;
  const name = (person && fullName(person)) || person?.username || texts.noCustomer;
  return (
    <div>
      <p className={styles.place}>
        <TextLink to={linkTo('elevators.page', { elevatorId: elevator_id })} state={here}>
          <strong>{elevator_name}</strong>
        </TextLink>
        {[building_name, elevator_address, elevator_zip].filter(Boolean).map((part) => ` · ${part}`)}
      </p>
      {elevator.loading || customer.loading ? (
        <Skeleton rows={1} />
      ) : failed ? (
        <Notice
          tone="failure"
          title={texts.elevatorFailed}
          action={<Button onClick={failed.retry}>{common.retry}</Button>}
        />
      ) : (
        <p className={styles.place}>
          <TextLink
            to={person && linkTo('people.customer', { userId: user_id, customerName: person.username })}
            state={here}
          >
            {name}
          </TextLink>
          {person?.phoneno ? (
            <>
              {' · '}
              <PhoneLink name={name} number={person.phoneno} href={phoneLink(person.phoneno)} />
            </>
          ) : null}
        </p>
      )}
    </div>
  );
}
