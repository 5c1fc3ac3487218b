import { deviceOf } from '@smart-elevator/shared-api/contract/account/deviceOf';
import { greeting, knownName } from './greeting';
import { type Mail, composeMail } from './composeMail';

interface Recipient {
  email: string;
  first_name: string;
  username: string;
}

/** The URL of the console page that confirms an e-mail address. */
export const confirmationLink = (publicUrl: string, key: string): string =>
  `${publicUrl}/verify-email?key=${key}`;

interface Registered extends Recipient {
  /** The passcode of a dealer, only in the mail to that dealer. */
  passcode?: string;
}

/** Sent on registration (R138, R140). */
export const verificationMail = (to: Registered, publicUrl: string, key: string): Mail =>
  composeMail(to.email, 'Please confirm your e-mail address - Smart Elevator Maintenance', [
    greeting(to.first_name),
    `Your account ${to.username} at Smart Elevator Maintenance has been created. Please confirm your e-mail address:`,
    { link: confirmationLink(publicUrl, key) },
    ...(to.passcode === undefined
      ? []
      : [
          `Your dealer passcode is ${to.passcode}. It is needed, together with your e-mail address, to register your ` +
            'technicians and customers. You can see it and renew it in Settings.',
        ]),
    'The link works once, for 7 days. If you did not request this account, you can ignore this mail.',
  ]);

/** Sent to an address that a dealer has entered for a person. */
export const newAddressMail = (to: Recipient, publicUrl: string, key: string): Mail =>
  composeMail(to.email, 'Please confirm your e-mail address - Smart Elevator Maintenance', [
    greeting(to.first_name),
    `Your elevator service has entered this e-mail address for your account ${to.username} at Smart Elevator ` +
      'Maintenance. Please confirm it:',
    { link: confirmationLink(publicUrl, key) },
    'The link works once, for 7 days. If you do not know this account, you can ignore this mail.',
  ]);

/** Sent to a user who forgot the password (R125). */
export const passwordResetMail = (to: Recipient, publicUrl: string, passcode: string): Mail =>
  composeMail(to.email, 'Your passcode for a new password - Smart Elevator Maintenance', [
    greeting(to.first_name),
    `A new password was requested for your account ${to.username} at Smart Elevator Maintenance.`,
    `Your passcode is: ${passcode}`,
    "Open the console, choose 'Forgot password?', tick 'Received passcode?' and enter it there:",
    { link: `${publicUrl}/login` },
    'The passcode works once, for 10 minutes. If you did not request it, you can ignore this mail; your password does ' +
      'not change.',
  ]);

/** Sent when someone signed in from a device that the user did not sign in from before. */
export const newDeviceMail = (
  to: Recipient,
  publicUrl: string,
  { agent, address }: { agent: string; address: string },
): Mail => {
  const { program, system } = deviceOf(agent);
  const device = program && system ? `${program} on ${system}` : (program ?? system ?? agent);
  return composeMail(to.email, 'New sign-in to your account - Smart Elevator Maintenance', [
    greeting(to.first_name),
    `Someone signed in to your account ${to.username} at Smart Elevator Maintenance from a device that you did not use ` +
      'before.',
    ...(device ? [`Device: ${device}`] : []),
    ...(address ? [`Network address: ${address}`] : []),
    'If this was you, you can ignore this mail.',
    "If this was not you, choose 'Forgot password?' on the sign-in page and set a new password. This ends that " +
      'session and all others.',
    { link: `${publicUrl}/login` },
  ]);
};

/** Sent to the address that a dealer has entered for their own account. */
export const emailCodeMail = (to: Recipient, code: string): Mail =>
  composeMail(to.email, 'Your code for a new e-mail address - Smart Elevator Maintenance', [
    greeting(to.first_name),
    `This e-mail address was entered for the account ${to.username} at Smart Elevator Maintenance.`,
    `Your code is: ${code}`,
    'Enter it in Settings to confirm the address. It works once, for 10 minutes. If you do not know this account, you ' +
      'can ignore this mail.',
  ]);

/** Sent to the former address, when a new one is confirmed. */
export const changedEmailMail = (to: Recipient, email: string): Mail =>
  composeMail(to.email, 'Your e-mail address was changed - Smart Elevator Maintenance', [
    greeting(to.first_name),
    `The e-mail address of your account ${to.username} at Smart Elevator Maintenance is now ${email}. Mail is no ` +
      'longer sent to this address.',
    'If you did not change it, tell your administrator at once.',
  ]);

/** The ticket of the code. */
interface Closed {
  ticket_key: string;
  elevator_name: string;
  code: string;
}

/** Sent to an elevator's customer when a ticket of it becomes Closed (R848). */
export const otpMail = (
  to: Pick<Recipient, 'email' | 'first_name'>,
  { ticket_key, elevator_name, code }: Closed,
): Mail =>
  composeMail(to.email, 'Your one-time code - Smart Elevator Maintenance', [
    greeting(to.first_name, knownName),
    `Your elevator service has closed the ticket ${ticket_key} of the elevator ${elevator_name}.`,
    `Your one-time code is: ${code}`,
    'Enter it in the app, or give it to the technician on site, to confirm that the work is done. It works ' +
      'once, for 10 minutes. Do not share it with anyone else.',
  ]);
