import { t } from '@smart-elevator/shared-ui/language/t';
import { Link } from 'react-router-dom';
import { faultSentences } from '../storage/inTime';
import { today } from '../pack/today';
import { useOutbox } from '../outbox/useOutbox';
import { clockOrDay } from './clockOrDay';
import { paths } from '../paths';
import { messages } from './messages';
import styles from './UnsentStrip.module.css';

/** On top of every screen of the phone: how much is not sent, and since when; nothing if all is sent (R1415). */
export function UnsentStrip() {
  const { unsent, parked, since, others, signIn, fault } = useOutbox();
  const count = others.reduce((sum, one) => sum + one.count, 0);
  if (unsent === 0 && count === 0 && !fault) return null;
  const words = [
    ...(fault ? [t(faultSentences[fault])] : []),
    ...(since ? [messages.strip.unsent(unsent, clockOrDay(since, today()))] : []),
    ...(parked > 0 ? [messages.strip.parked(parked)] : []),
    ...(signIn ? [messages.strip.signIn] : []),
    ...others.map(({ user_name, count: theirs }) => messages.others(user_name, theirs)),
  ];
  return (
    <p className={parked > 0 || fault ? `${styles.strip} ${styles.parked}` : styles.strip} role="status">
      <Link to={paths.unsent}>{words.join(' · ')}</Link>
    </p>
  );
}
