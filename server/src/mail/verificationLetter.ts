import { greeting } from './greeting';
import type { Mail } from './Mail';
import { writeLetter } from './writeLetter';

interface Recipient {
  email: string;
  first_name: string;
  username: string;
  /** A dealer's; it goes to nobody else. */
  passcode?: string;
}

/** The address of the console's page that confirms an e-mail address. */
export const confirmationLink = (publicUrl: string, key: string): string =>
  `${publicUrl}/verify-email?key=${key}`;

/** Sent on registration (R138, R140). */
export const verificationLetter = (to: Recipient, publicUrl: string, key: string): Mail =>
  writeLetter(to.email, 'Please confirm your e-mail address - Smart Elevator Maintenance', [
    greeting(to.first_name),
    `your account ${to.username} at Smart Elevator Maintenance has been made. Please confirm your e-mail address:`,
    { link: confirmationLink(publicUrl, key) },
    ...(to.passcode === undefined
      ? []
      : [
          `Your dealer passcode is ${to.passcode}. It is needed, together with your e-mail address, to register your ` +
            'technicians and customers. You can see it and renew it in Settings.',
        ]),
    'The link works once, for 7 days. If you did not ask for this account, you can ignore this mail.',
  ]);
