import { createEmailKeys } from './emailKeys';
import type { Db } from '../database/Database';
import { greeting, nameOf, type NamedPerson } from '../mail/greeting';
import { type Mail, composeMail } from '../mail/composeMail';
import { enqueueMails } from '../mail/enqueueMail';

/** A customer who was created from a file and has no password yet. */
export interface InvitedCustomer {
  user_id: number;
  username: string;
  email: string;
  first_name: string;
}

/** Invites customers of a dealer, thousands at once, in the transaction that created them or sends them later (R142). */
export async function enqueueInvitations(
  db: Db,
  dealer_id: number,
  invited: readonly InvitedCustomer[],
  publicUrl: string,
): Promise<void> {
  const user_ids = invited.map(({ user_id }) => user_id);
  await db.query('update users set invited_at = now() where dealer_id = $1 and user_id = any($2::bigint[])', [
    dealer_id,
    user_ids,
  ]);
  const keys = await createEmailKeys(db, dealer_id, user_ids, 'invite');
  const [dealer] = await db.query<NamedPerson>(
    'select username, first_name, last_name from users where dealer_id = $1 and user_id = $1',
    [dealer_id],
  );
  const from = dealer ? nameOf(dealer) : 'Your elevator service';
  await enqueueMails(
    db,
    dealer_id,
    invited.map((person, at) => invitation(person, from, publicUrl, keys[at] ?? '')),
  );
}

/** The link opens the console page where the password is set (`acceptInvitation`). */
const invitation = (to: InvitedCustomer, from: string, publicUrl: string, key: string): Mail => ({
  ...composeMail(to.email, 'Your elevators at Smart Elevator Maintenance', [
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
