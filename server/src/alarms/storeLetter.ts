import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import { truncate } from '@smart-elevator/shared-api/contract/codePointLength';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { composeMail } from '../mail/composeMail';

/** What a message says of an alarm. */
export interface WrittenAlarm {
  alarm_id: number;
  elevator_name: string;
  building_name: string;
  elevator_address: string;
  caller_phone: string;
  note: string;
}

/** A note longer than this is cut in a message: a push service accepts 4 KB, and the screen has all of it. */
const NOTE_LENGTH = 200;

/** Composes the message that every step of an alarm sends, and stores it with the alarm (ADR-149). */
export async function storeLetter(
  db: Db,
  dealer_id: number,
  { alarm_id, elevator_name, building_name, elevator_address, caller_phone, note }: WrittenAlarm,
  publicUrl: string,
): Promise<void> {
  const place = [elevator_name, building_name, elevator_address].filter((part) => part !== '').join(', ');
  const lines = [
    pushMessages.trappedAt(place),
    ...(caller_phone === '' ? [] : [pushMessages.trappedCaller(caller_phone)]),
    ...(note === '' ? [] : [truncate(note, NOTE_LENGTH)]),
  ];
  const path = `/alarm?alarmId=${alarm_id}`;
  const mail = composeMail('', pushMessages.trappedHeading, [
    ...lines,
    pushMessages.trappedTake,
    { link: `${publicUrl}${path}` },
  ]);
  await db.query(sql`update alarms set title = ${mail.subject}, body = ${lines.join(' ')}, path = ${path},
      mail_text = ${mail.body_text}, mail_html = ${mail.body_html}
    where dealer_id = ${dealer_id} and alarm_id = ${alarm_id}`);
}
