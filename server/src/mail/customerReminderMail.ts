import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import type { RemindedOf } from '@smart-elevator/shared-api/contract/amc/amcReminder';
import { groupDigits } from '@smart-elevator/shared-api/contract/groupDigits';
import { counted } from '../config/counted';
import { formatDay } from '../database/dateFormat';
import { composeMail, type Mail } from './composeMail';
import { greeting, plainName } from './greeting';

/** A contract in a reminder. */
export interface RemindedContract {
  elevator_names: readonly string[];
  value_rupees: number;
  start_date: string;
  end_date: string;
}

/** A reminder of contracts of one customer. */
export interface CustomerReminder {
  recipient: string;
  customer_name: string;
  dealer_name: string;
  /** The dealer's. */
  date_format: DateFormat;
  contracts: readonly RemindedContract[];
}

/** The elevators of a contract that are named; the others are only counted. */
const MAX_NAMED = 10;

/** Sent to a customer when the dealer reminds them of the payment of contracts, or of their end (R619). */
export function customerReminderMail(about: RemindedOf, reminder: CustomerReminder): Mail {
  const { recipient, customer_name, dealer_name, date_format, contracts } = reminder;
  const sender = plainName(dealer_name) ?? 'Your elevator service';
  const several = contracts.length > 1;
  const one = several ? 'annual maintenance contracts' : 'annual maintenance contract';
  const sum = rupees(contracts.reduce((total, { value_rupees }) => total + value_rupees, 0));
  const days = (contract: RemindedContract) =>
    `${formatDay(contract.start_date, date_format)} to ${formatDay(contract.end_date, date_format)}`;
  const lines = contracts.map(
    (contract) => `${elevatorsOf(contract)}: ${days(contract)}, ${rupees(contract.value_rupees)}`,
  );
  const isPayment = about === 'payment';
  return composeMail(
    recipient,
    isPayment ? `Payment of your ${one}: ${sum} - ${sender}` : `Your ${one} will end - ${sender}`,
    [
      greeting(customer_name),
      isPayment
        ? `according to our records the payment of your ${one} is still open:`
        : `your ${one} will end soon:`,
      ...lines,
      ...(isPayment && several ? [`Together: ${sum}`] : []),
      isPayment
        ? 'If you have paid meanwhile, please ignore this message, or tell us the date and the reference of the payment.'
        : 'Please tell us whether we may renew, so that your elevators continue to be maintained.',
      sender,
    ],
  );
}

const rupees = (amount: number): string => `₹${groupDigits(amount)}`;

function elevatorsOf({ elevator_names }: RemindedContract): string {
  const rest = elevator_names.length - MAX_NAMED;
  const named = elevator_names.slice(0, MAX_NAMED).join(', ') || 'No elevators';
  return rest > 0 ? `${named} and ${counted(rest, 'more elevator')}` : named;
}
