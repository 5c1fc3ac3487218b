import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { formatDay } from '../database/dateFormat';
import { counted } from '../config/counted';
import { type Mail, composeMail } from './composeMail';

/** The contract in a reminder. */
export interface EndingContract {
  customer_name: string;
  elevator_names: readonly string[];
  /** yyyy-mm-dd. */
  end_date: string;
  /** The dealer's. */
  date_format: DateFormat;
  /** Negative when it has lapsed. */
  days_left: number;
}

/** The number of elevators that are named; the others are only counted. */
const MAX_NAMED = 10;

/** Sent to the dealer and to the customer of a contract that ends soon, or has lapsed. */
export function renewalMail(
  recipient: string,
  to: 'dealer' | 'customer',
  contract: EndingContract,
  publicUrl: string,
): Mail {
  const { customer_name, end_date, date_format, days_left } = contract;
  const subject =
    to === 'dealer'
      ? `The annual maintenance contract of ${customer_name}`
      : 'Your annual maintenance contract';
  const ends =
    days_left < 0 ? 'has lapsed' : days_left === 0 ? 'ends today' : `ends in ${counted(days_left, 'day')}`;
  const mail = composeMail(recipient, `${subject} ${ends} - Smart Elevator Maintenance`, [
    'Hello,',
    `${subject} for ${elevators(contract)} ${ends}. Its last day ${days_left < 0 ? 'was' : 'is'} ` +
      `${formatDay(end_date, date_format)}.`,
    ...(to === 'dealer'
      ? [
          'You can renew it in the console, with the same or different terms:',
          { link: `${publicUrl}/amc_renewals` },
        ]
      : ['Please ask your elevator service to renew it, so that your elevators continue to be maintained.']),
  ]);
  return { ...mail, bulk: true };
}

function elevators({ elevator_names }: EndingContract): string {
  const [first, ...others] = elevator_names;
  if (first === undefined) return 'no elevators';
  if (others.length === 0) return `elevator ${first}`;
  const named = elevator_names.slice(0, MAX_NAMED).join(', ');
  const rest = elevator_names.length - MAX_NAMED;
  return rest > 0 ? `the elevators ${named} and ${rest} more` : `the elevators ${named}`;
}
