import { greeting } from './greeting';
import type { Mail } from './Mail';
import { writeLetter } from './writeLetter';

interface Recipient {
  email: string;
  first_name: string;
  username: string;
}

/** Sent to whoever forgot their password (R125). */
export const resetLetter = (to: Recipient, publicUrl: string, passcode: string): Mail =>
  writeLetter(to.email, 'Your passcode for a new password - Smart Elevator Maintenance', [
    greeting(to.first_name),
    `somebody asked for a new password for your account ${to.username} at Smart Elevator Maintenance.`,
    `Your passcode is: ${passcode}`,
    "Open the console, choose 'Forgot password?', tick 'Received passcode?' and enter it there:",
    { link: `${publicUrl}/login` },
    'The passcode works once, for 10 minutes. If you did not ask for it, you can ignore this mail; your password stays ' +
      'as it is.',
  ]);
