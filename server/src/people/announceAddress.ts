import { makeEmailKeys } from '../account/emailKeys';
import type { Db } from '../database/Database';
import { ask, sql } from '../database/sql';
import { newAddressLetter } from '../mail/letters';
import { queueMail } from '../mail/outbox';
import { queueInvitations, type Invited } from '../account/queueInvitations';

interface Announced extends Invited {
  has_password: boolean;
}

/**
 * A person's new address is not confirmed yet: it is sent a link, in the transaction of the change, and whatever was
 * mailed to the old address is dead. Who has no password yet is invited anew.
 */
export async function announceAddress(
  db: Db,
  dealer_id: number,
  person: Announced,
  publicUrl: string,
): Promise<void> {
  const { user_id } = person;
  await ask(
    db,
    sql`update users set is_verified = false where dealer_id = ${dealer_id} and user_id = ${user_id}`,
  );
  await ask(
    db,
    sql`update email_keys set used_at = now()
      where dealer_id = ${dealer_id} and user_id = ${user_id} and used_at is null`,
  );
  await ask(db, sql`delete from password_resets where dealer_id = ${dealer_id} and user_id = ${user_id}`);
  if (!person.has_password) return queueInvitations(db, dealer_id, [person], publicUrl);
  const [key = ''] = await makeEmailKeys(db, dealer_id, [user_id], 'verify');
  await queueMail(db, dealer_id, newAddressLetter(person, publicUrl, key));
}
