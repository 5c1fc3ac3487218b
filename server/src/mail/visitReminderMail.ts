import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import type { Language } from '@smart-elevator/shared-api/contract/preferences/language';
import { formatDay } from '../database/dateFormat';
import { composeMail, type Mail } from './composeMail';
import { knownName } from './greeting';

/** A visit of which a customer is reminded. */
export interface RemindedVisit {
  building_name: string;
  planned_day: string;
  /** HH:MM; null for any time of the day. */
  from_time: string | null;
  to_time: string | null;
  elevator_names: readonly string[];
}

/** The reminder of one customer. */
export interface VisitReminder {
  recipient: string;
  dealer_name: string;
  /** The dealer's. */
  date_format: DateFormat;
  language: Language;
  /** By day, at most as many as are written out. */
  visits: readonly RemindedVisit[];
  /** Of all, also of those that are not written out. */
  count: number;
}

/** The elevators of a visit that are named; the others are only counted. */
const MAX_NAMED = 10;

const en = {
  greeting: 'Hello,',
  one: (day: string) => `A visit is planned on ${day}`,
  several: 'Visits are planned',
  more: (count: number) => `And ${count} more.`,
  request: 'Please make sure that our technician has access to the elevators and the machine room.',
  service: 'Your elevator service',
};

const hi: typeof en = {
  greeting: 'नमस्ते,',
  one: (day) => `${day} को एक दौरा तय है`,
  several: 'दौरे तय हैं',
  more: (count) => `और ${count} दौरे।`,
  request: 'कृपया ध्यान रखें कि हमारे तकनीशियन को लिफ्टों और मशीन रूम तक पहुँच मिले।',
  service: 'आपकी लिफ्ट सेवा',
};

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** Sent to a customer before visits (R1335): one mail about all of them. */
export function visitReminderMail(reminder: VisitReminder): Mail {
  const { recipient, dealer_name, date_format, language, visits, count } = reminder;
  const texts = TEXTS[language];
  const sender = knownName(dealer_name) ?? texts.service;
  const dayOf = ({ planned_day }: RemindedVisit) => formatDay(planned_day, date_format);
  const [first, ...others] = visits;
  const isOne = first !== undefined && others.length === 0 && count === 1;
  const title = isOne ? texts.one(dayOf(first)) : texts.several;
  const lines = visits.map((visit) => `${dayOf(visit)}${timeOf(visit)}: ${placeOf(visit)}`);
  const mail = composeMail(
    recipient,
    `${title} - ${sender}`,
    [
      texts.greeting,
      ...(isOne
        ? [`${texts.one(`${dayOf(first)}${timeOf(first)}`)}: ${placeOf(first)}`]
        : [`${title}:`, ...lines]),
      ...(count > visits.length ? [texts.more(count - visits.length)] : []),
      texts.request,
      sender,
    ],
    language,
  );
  return { ...mail, bulk: true };
}

const timeOf = ({ from_time, to_time }: RemindedVisit): string =>
  from_time && to_time ? `, ${from_time}–${to_time}` : '';

function placeOf({ building_name, elevator_names }: RemindedVisit): string {
  const rest = elevator_names.length - MAX_NAMED;
  const named = elevator_names.slice(0, MAX_NAMED).join(', ');
  return `${building_name} (${rest > 0 ? `${named} + ${rest}` : named})`;
}
