import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { SentReport } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import { formatDay } from '../../database/dateFormat';
import { composeMail, type Mail } from '../../mail/composeMail';
import { knownName } from '../../mail/greeting';
import type { DescribedReport } from './describeReport';
import { letterTexts } from './letterTexts';

type Written = Pick<DescribedReport, 'title' | 'sender' | 'date_format'>;
type How = Pick<SentReport, 'language' | 'as' | 'days'>;

interface Addressed {
  recipient: string;
  /** The address of the report; undefined if it is attached. */
  link: string | undefined;
  /** yyyy-mm-dd, of the caller. */
  today: string;
}

/** The mail to a customer with a report (R624): attached, or as a link with its last day. */
export function reportLetter(report: Written, how: How, { recipient, link, today }: Addressed): Mail {
  const texts = letterTexts[how.language];
  const sender = knownName(report.sender) ?? texts.service;
  const lastDay = formatDay(addDays(today, how.days), report.date_format);
  return composeMail(
    recipient,
    `${report.title} - ${sender}`,
    [
      texts.greeting,
      ...(link === undefined
        ? [texts.attached(report.title)]
        : [texts.linked(report.title), { link }, texts.until(lastDay)]),
      sender,
    ],
    how.language,
  );
}
