import { makeEmailKeys } from './emailKeys';
import type { Db } from '../database/Database';
import { greeting, nameOf, type Named } from '../mail/greeting';
import { type Mail, writeLetter } from '../mail/writeLetter';
import { queueMails } from '../mail/outbox';

/** A customer who was made out of a file and has no password yet. */
export interface Invited {
  user_id: number;
  username: string;
  email: string;
  first_name: string;
}

/** Invites new customers of a dealer, thousands at once, in the transaction that made them (R142). */
export async function queueInvitations(
  db: Db,
  dealer_id: number,
  invited: readonly Invited[],
  publicUrl: string,
): Promise<void> {
  const user_ids = invited.map(({ user_id }) => user_id);
  const keys = await makeEmailKeys(db, dealer_id, user_ids, 'invite');
  const [dealer] = await db.query<Named>(
    'select username, first_name, last_name from users where dealer_id = $1 and user_id = $1',
    [dealer_id],
  );
  const from = dealer ? nameOf(dealer) : 'Your elevator service';
  await queueMails(
    db,
    dealer_id,
    invited.map((person, at) => invitation(person, from, publicUrl, keys[at] ?? '')),
  );
}

/** The link opens a page of the console where the password is set (`acceptInvitation`). */
const invitation = (to: Invited, from: string, publicUrl: string, key: string): Mail => ({
  ...writeLetter(to.email, 'Your elevators at Smart Elevator Maintenance', [
    greeting(to.first_name),
    `${from} has registered you at Smart Elevator Maintenance. Your user name is ${to.username}. Please ` +
      'confirm your e-mail address and set your own password:',
    { link: `${publicUrl}/invitation?key=${key}` },
    "The link works once, for 7 days. After that, choose 'Forgot password?' in the console and enter this e-mail " +
      'address.',
    { link: `${publicUrl}/login` },
  ]),
  bulk: true,
});
