import type { InvitationState } from '@smart-elevator/shared-api/contract/people/peopleFields';
import { createEmailKeys, revokeMailedKeys } from '../account/emailKeys';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { newAddressMail } from '../mail/accountMails';
import { enqueueMail } from '../mail/enqueueMail';
import { enqueueInvitations, type InvitedPerson } from '../account/enqueueInvitations';

interface Announced extends InvitedPerson {
  has_password: boolean;
  invitation?: InvitationState | null | undefined;
}

/**
 * Mails a confirmation link to a person's new address, in the transaction of the change; codes and links mailed to the
 * old address become invalid. A person without a password gets a new invitation instead, unless it is held.
 */
export async function notifyAddressChange(
  db: Db,
  dealer_id: number,
  person: Announced,
  publicUrl: string,
): Promise<void> {
  const { user_id } = person;
  await db.query(
    sql`update users set is_verified = false where dealer_id = ${dealer_id} and user_id = ${user_id}`,
  );
  await revokeMailedKeys(db, dealer_id, user_id);
  // Somebody who had no address was never invited: the dealer decides.
  if (!person.has_password && person.invitation !== 'Sent') return;
  if (!person.has_password) return enqueueInvitations(db, dealer_id, [person], publicUrl);
  const [key = ''] = await createEmailKeys(db, dealer_id, [user_id], 'verify');
  await enqueueMail(db, dealer_id, newAddressMail(person, publicUrl, key));
}
