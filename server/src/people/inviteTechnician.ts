import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import { deriveUsername } from '@smart-elevator/shared-api/contract/elevators/deriveUsername';
import type { inviteTechnician as inviteCall } from '@smart-elevator/shared-api/contract/technicians/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { InferType } from 'yup';
import { enqueueInvitations } from '../account/enqueueInvitations';
import { takenMeanwhile } from '../account/register';
import { insertMember, takenNames } from '../account/userRepository';
import type { Db } from '../database/Database';
import { badRequest } from '../http/HttpError';

interface Invited {
  dealer_id: number;
  body: InferType<(typeof inviteCall)['body']>;
  /** For the links in the mail. */
  publicUrl: string;
}

/** Stores a technician without a password and invites them by mail (R433), in a transaction; 400 if the address is known. */
export async function inviteTechnician(
  db: Db,
  { dealer_id, body, publicUrl }: Invited,
): Promise<Reply<typeof inviteCall>> {
  const { first_name, last_name, email, phoneno = '' } = body;
  const username = await freeUsername(db, dealer_id, body);
  const person = { username, email, first_name, last_name, phoneno };
  try {
    const unset = { password_hash: null, is_verified: false };
    const user_id = await insertMember(db, { ...person, ...unset }, dealer_id, 'TechnicianUser');
    await enqueueInvitations(db, dealer_id, [{ user_id, ...person }], publicUrl);
    return { user_id, username };
  } catch (error) {
    throw takenMeanwhile(error) ?? error;
  }
}

/** A user name that nobody has. */
async function freeUsername(db: Db, dealer_id: number, body: Invited['body'], attempt = 0): Promise<string> {
  const { first_name, last_name, email, phoneno = '' } = body;
  const named = {
    customer_email: email,
    customer_first_name: first_name,
    customer_last_name: last_name,
    customer_phone: phoneno,
  };
  const username = deriveUsername(named, dealer_id, attempt, 'technician');
  const taken = await takenNames(db, username, email);
  if (taken.email) throw badRequest({ email: [accountMessages.emailKnown] });
  return taken.username ? freeUsername(db, dealer_id, body, attempt + 1) : username;
}
