import { messages } from '../messages';
import { Icon } from '../icon/Icon';
import styles from './PhoneLink.module.css';

interface PhoneLinkProps {
  /** Who is called, for screen readers. */
  name: string;
  number: string;
  /** The address that calls it: `phoneLink(number)` of the contract. */
  href: string;
}

/** A phone number as a link that calls it. */
export const PhoneLink = ({ name, number, href }: PhoneLinkProps) => (
  <a className={styles.phone} href={href} aria-label={messages.callPerson(name, number)}>
    <Icon name="phone" size={14} />
    {number}
  </a>
);
