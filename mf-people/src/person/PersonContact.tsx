import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import { daysBetween, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { fullName, type Customer, type NamedPerson } from '@smart-elevator/shared-api/contract/people/person';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { withLineBreaks } from '@smart-elevator/shared-ui/tag/withLineBreaks';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { sendInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { PhoneLink } from '@smart-elevator/shared-ui/button/PhoneLink';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { messages } from '../messages';
import styles from './PersonContact.module.css';

const { person: texts, invitation: invitationTexts } = messages;

/** Later than this, the day says more than the number of days. */
const RECENT_DAYS = 30;

type Contact = Pick<
  Customer,
  'user_id' | 'email' | 'phoneno' | 'last_sign_in_at' | 'invitation' | 'is_active'
> &
  Omit<NamedPerson, 'username'> & { username?: string | null | undefined };

/** E-mail address and phone number of a person as links, and the invitation or the last sign-in. */
export function PersonContact({ person }: { person: Contact }) {
  const { email, phoneno, last_sign_in_at, invitation } = person;
  return (
    <div className={styles.contact}>
      {email ? (
        // The name is without the places to break.
        <a className={styles.mail} href={mailTo(email)} aria-label={email}>
          {withLineBreaks(email)}
        </a>
      ) : null}
      {phoneno ? (
        <PhoneLink
          name={fullName(person) || person.username || email}
          number={phoneno}
          href={phoneLink(phoneno)}
        />
      ) : null}
      {invitation === 'Held' || invitation === 'Sent' ? (
        <PersonInvitation person={person} />
      ) : last_sign_in_at === undefined ? null : (
        <span>{lastSignIn(last_sign_in_at, invitation === 'Accepted')}</span>
      )}
    </div>
  );
}

const mailTo = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

function lastSignIn(moment: string | null, accepted: boolean): string {
  if (moment === null) return accepted ? invitationTexts.accepted : texts.neverSignedIn;
  const days = Math.max(0, daysBetween(localDay(new Date(moment)), localDay()));
  if (days === 0) return texts.signedInToday;
  return days > RECENT_DAYS ? texts.signedInOn(formatDay(moment)) : texts.signedInAgo(days);
}

/** Whether an invitation is held or waits for its answer, and a button that sends it, also a second time. */
function PersonInvitation({ person }: { person: Contact }) {
  const { user_id, email, invitation, is_active } = person;
  const dealer_id = useDealerId();
  const { send, sending } = useSendWithAlert(sendInvitations, {
    action: `invite user ${user_id}`,
    done: invitationTexts.sentTo(email),
    failed: ({ fields }, reason) => {
      const reasons = Object.values(fields).flat().map(translateServerMessage).join(' ');
      return `${invitationTexts.notSent(email)} ${reasons || reason}`;
    },
  });
  const invite = () => void send({ params: { dealer_id }, body: { user_id } });
  return (
    <span>
      {invitation === 'Held' ? invitationTexts.held : invitationTexts.waiting}{' '}
      {is_active === false || !email ? null : (
        <span data-screen-only="">
          {/* The second click of a double click would send a second e-mail. */}
          <Button kind="link" busy={sending} onClick={({ detail }) => detail < 2 && invite()}>
            {invitation === 'Held' ? invitationTexts.send : invitationTexts.again}
            <VisuallyHidden>: {email}</VisuallyHidden>
          </Button>
        </span>
      )}
    </span>
  );
}
