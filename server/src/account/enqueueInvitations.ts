import { createEmailKeys } from './emailKeys';
import type { Db } from '../database/Database';
import { greeting, nameOf, type NamedPerson } from '../mail/greeting';
import { type Mail, composeMail } from '../mail/composeMail';
import { enqueueMails } from '../mail/enqueueMail';

/** A customer who was created from a file, or an invited technician: both have no password yet. */
export interface InvitedPerson {
  user_id: number;
  username: string;
  email: string;
  first_name: string;
}

/** Invites people of a dealer, thousands at once, in the transaction that created them or sends them later (R142). */
export async function enqueueInvitations(
  db: Db,
  dealer_id: number,
  invited: readonly InvitedPerson[],
  publicUrl: string,
): Promise<void> {
  const user_ids = invited.map(({ user_id }) => user_id);
  const technicians = await db.query<{ user_id: number }>(
    // Those who were created as invited in this transaction are not written again.
    `with invited as (update users set invited_at = now()
       where dealer_id = $1 and user_id = any($2::bigint[]) and invited_at is distinct from now())
     select user_id from users where dealer_id = $1 and user_id = any($2::bigint[]) and user_type = 'TechnicianUser'`,
    [dealer_id, user_ids],
  );
  const areTechnicians = new Set(technicians.map(({ user_id }) => user_id));
  const keys = await createEmailKeys(db, dealer_id, user_ids, 'invite');
  const [dealer] = await db.query<NamedPerson>(
    'select username, first_name, last_name from users where dealer_id = $1 and user_id = $1',
    [dealer_id],
  );
  const from = dealer ? nameOf(dealer) : 'Your elevator service';
  await enqueueMails(
    db,
    dealer_id,
    invited.map((person, at) => {
      const about = areTechnicians.has(person.user_id) ? 'Your work' : 'Your elevators';
      return invitation(
        person,
        { about, from, link: `${publicUrl}/invitation?key=${keys[at] ?? ''}` },
        publicUrl,
      );
    }),
  );
}

/** The link opens the console page where the password is set (`acceptInvitation`). */
const invitation = (
  to: InvitedPerson,
  { about, from, link }: { about: string; from: string; link: string },
  publicUrl: string,
): Mail => ({
  ...composeMail(to.email, `${about} at Smart Elevator Maintenance`, [
    greeting(to.first_name),
    `${from} has registered you at Smart Elevator Maintenance. Your user name is ${to.username}. Please ` +
      'confirm your e-mail address and set your own password:',
    { link },
    "The link works once, for 7 days. After that, choose 'Forgot password?' in the console and enter this e-mail " +
      'address.',
    { link: `${publicUrl}/login` },
  ]),
  bulk: true,
});
