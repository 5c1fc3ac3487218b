import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import { Icon } from '@smart-elevator/shared-ui/icon/Icon';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { partMessages } from './messages';
import styles from './Phone.module.css';

interface CallAndGoProps {
  /** Where to go; '' for nowhere. */
  address: string;
  /** Whom the number belongs to. */
  name: string;
  phone: string | null;
}

/** A call, and the way in the phone's maps; nothing of what is not known (R1397). */
export function CallAndGo({ address, name, phone }: CallAndGoProps) {
  return (
    <>
      {phone ? (
        <a className={styles.link} href={phoneLink(phone)}>
          <Icon name="phone" size={18} />
          {partMessages.call}
          <VisuallyHidden>
            {name} {phone}
          </VisuallyHidden>
        </a>
      ) : null}
      {address ? (
        <a
          className={styles.link}
          href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="external" size={18} />
          {partMessages.navigate}
          <VisuallyHidden>{address}</VisuallyHidden>
        </a>
      ) : null}
    </>
  );
}
