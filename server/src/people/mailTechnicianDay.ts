import type { mailTechnicianDay as mailCall } from '@smart-elevator/shared-api/contract/technicians/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { peopleMessages } from '@smart-elevator/shared-api/contract/people/messages';
import { dateFormatOf } from '../database/dateFormat';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { badRequest } from '../http/HttpError';
import { enqueueMail } from '../mail/enqueueMail';
import { technicianDayMail } from '../mail/technicianDayMail';
import { readTechnicianDay, type TechnicianDays } from './technicianDay';

/** The technician and the day, which is `from` and `to`. */
interface MailedDay extends TechnicianDays {
  day: string;
}

/** Queues a mail with a technician's day to them (R435), in a transaction; 400 for one who cannot get mail. */
export async function mailTechnicianDay(
  db: Db,
  { day, ...asked }: Omit<MailedDay, 'from' | 'to'>,
): Promise<Reply<typeof mailCall>> {
  const { dealer_id, user_id } = asked;
  const work = await readTechnicianDay(db, { ...asked, from: day, to: day });
  const { email, is_active } = work.technician;
  if (!is_active || email === '') throw badRequest({ user_id: [peopleMessages.notMailable] });
  const [person] = await db.query<{ first_name: string; date_format: DateFormat }>(sql`
    select u.first_name, ${dateFormatOf(sql`u.dealer_id`)} as date_format from users u
    where u.dealer_id = ${dealer_id} and u.user_id = ${user_id}`);
  const { first_name = '', date_format = 'MM/DD/YYYY' } = person ?? {};
  await enqueueMail(db, dealer_id, technicianDayMail({ ...work, day, first_name, date_format }));
  return { email };
}
