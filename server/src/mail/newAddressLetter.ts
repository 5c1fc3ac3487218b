import { greeting } from './greeting';
import type { Mail } from './Mail';
import { confirmationLink } from './verificationLetter';
import { writeLetter } from './writeLetter';

interface Recipient {
  email: string;
  first_name: string;
  username: string;
}

/** Sent to an address that a dealer has entered for one of their people. */
export const newAddressLetter = (to: Recipient, publicUrl: string, key: string): Mail =>
  writeLetter(to.email, 'Please confirm your e-mail address - Smart Elevator Maintenance', [
    greeting(to.first_name),
    `your elevator service has entered this e-mail address for your account ${to.username} at Smart Elevator ` +
      'Maintenance. Please confirm it:',
    { link: confirmationLink(publicUrl, key) },
    'The link works once, for 7 days. If you do not know this account, you can ignore this mail.',
  ]);
