import { makeEmailKeys } from '../account/emailKeys';
import type { Db } from '../database/Database';
import type { Mail } from './Mail';
import { queueMails } from './outbox';
import { confirmationLink } from './verificationLetter';
import { writeLetter } from './writeLetter';

/** A customer who was made out of a file and has no password yet. */
export interface Invited {
  user_id: number;
  username: string;
  email: string;
  first_name: string;
}

/** Invites new customers of a dealer, thousands at once, in the transaction that made them (`wire.md`). */
export async function queueInvitations(
  db: Db,
  dealer_id: number,
  invited: readonly Invited[],
  publicUrl: string,
): Promise<void> {
  const user_ids = invited.map(({ user_id }) => user_id);
  const keys = await makeEmailKeys(db, dealer_id, user_ids, 'invite');
  await queueMails(
    db,
    dealer_id,
    invited.map((person, at) => invitation(person, publicUrl, keys[at] ?? '')),
  );
}

const invitation = (to: Invited, publicUrl: string, key: string): Mail =>
  writeLetter(to.email, 'Your elevators at Smart Elevator Maintenance', [
    `Hello ${to.first_name},`,
    `your elevator service has registered you at Smart Elevator Maintenance. Your user name is ${to.username}. Please ` +
      'confirm your e-mail address:',
    { link: confirmationLink(publicUrl, key) },
    "Then set your own password: choose 'Forgot password?' here and enter this e-mail address.",
    { link: `${publicUrl}/login` },
  ]);
