import { daysBetween, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Customer } from '@smart-elevator/shared-api/contract/people/person';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { withLineBreaks } from '@smart-elevator/shared-ui/tag/withLineBreaks';
import { messages } from '../messages';
import { PersonInvitation } from './PersonInvitation';
import styles from './PersonContact.module.css';

const texts = messages.person;

/** Later than this, the day says more than the number of days. */
const RECENT_DAYS = 30;

type Contact = Pick<
  Customer,
  'user_id' | 'email' | 'phoneno' | 'last_sign_in_at' | 'invitation' | 'is_active'
>;

/** E-mail address and phone number of a person as links, and the invitation or the last sign-in. */
export function PersonContact({ person }: { person: Contact }) {
  const { email, phoneno, last_sign_in_at, invitation } = person;
  return (
    <div className={styles.contact}>
      {email ? (
        // The name is without the places to break.
        <a href={mailTo(email)} aria-label={email}>
          {withLineBreaks(email)}
        </a>
      ) : null}
      {phoneno ? <a href={`tel:${phoneno.replace(/[^\d+*#]/g, '')}`}>{phoneno}</a> : null}
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
  if (moment === null) return accepted ? messages.invitation.accepted : texts.neverSignedIn;
  const days = Math.max(0, daysBetween(localDay(new Date(moment)), localDay()));
  if (days === 0) return texts.signedInToday;
  return days > RECENT_DAYS ? texts.signedInOn(formatDay(moment)) : texts.signedInAgo(days);
}
