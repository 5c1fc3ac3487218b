import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import type { RemindedOf } from '@smart-elevator/shared-api/contract/amc/amcReminder';
import type { Language } from '@smart-elevator/shared-api/contract/preferences/language';
import { groupDigits } from '@smart-elevator/shared-api/contract/groupDigits';
import { counted } from '../config/counted';
import { formatDay } from '../database/dateFormat';
import { composeMail, type Mail } from './composeMail';
import { greeting, knownName } from './greeting';

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
  language: Language;
  contracts: readonly RemindedContract[];
}

/** The elevators of a contract that are named; the others are only counted. */
const MAX_NAMED = 10;

const en = {
  greeting: (name: string) => greeting(name, knownName),
  service: 'Your elevator service',
  payment: {
    title: (several: boolean, sum: string) => `Payment of your ${contractsInEnglish(several)}: ${sum}`,
    begin: (several: boolean) =>
      `according to our records the payment of your ${contractsInEnglish(several)} is still open:`,
    request:
      'If you have paid meanwhile, please ignore this message, or tell us the date and the reference of the payment.',
  },
  end: {
    title: (several: boolean) => `Your ${contractsInEnglish(several)} will end`,
    begin: (several: boolean) => `your ${contractsInEnglish(several)} will end soon:`,
    request: 'Please tell us whether we may renew, so that your elevators continue to be maintained.',
  },
  days: (from: string, to: string) => `${from} to ${to}`,
  together: (sum: string) => `Together: ${sum}`,
  noElevators: 'No elevators',
  more: (named: string, rest: number) => `${named} and ${counted(rest, 'more elevator')}`,
};

const hi: typeof en = {
  greeting: (name) => {
    const known = knownName(name);
    return known === undefined ? 'नमस्ते,' : `नमस्ते ${known},`;
  },
  service: 'आपकी लिफ्ट सेवा',
  payment: {
    title: (several, sum) => `आपके ${contractsInHindi(several)} का भुगतान: ${sum}`,
    begin: (several) => `हमारे रिकॉर्ड के अनुसार आपके ${contractsInHindi(several)} का भुगतान बाकी है:`,
    request:
      'यदि आप इस बीच भुगतान कर चुके हैं, तो कृपया इस संदेश पर ध्यान न दें, या हमें भुगतान की तारीख और संदर्भ संख्या बताएँ।',
  },
  end: {
    title: (several) => `आपके ${contractsInHindi(several)} की अवधि समाप्त होने वाली है`,
    begin: (several) => `आपके ${contractsInHindi(several)} की अवधि जल्द समाप्त होगी:`,
    request: 'कृपया बताएँ कि क्या हम नवीनीकरण कर दें, ताकि आपकी लिफ्टों का रखरखाव चलता रहे।',
  },
  days: (from, to) => `${from} – ${to}`,
  together: (sum) => `कुल: ${sum}`,
  noElevators: 'कोई लिफ्ट नहीं',
  more: (named, rest) => `${named} + ${rest}`,
};

const contractsInEnglish = (several: boolean): string =>
  several ? 'annual maintenance contracts' : 'annual maintenance contract';

const contractsInHindi = (several: boolean): string =>
  several ? 'वार्षिक रखरखाव अनुबंधों' : 'वार्षिक रखरखाव अनुबंध';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** Sent to a customer when the dealer reminds them of the payment of contracts, or of their end (R619), in their language. */
export function customerReminderMail(about: RemindedOf, reminder: CustomerReminder): Mail {
  const { recipient, customer_name, dealer_name, date_format, language, contracts } = reminder;
  const texts = TEXTS[language];
  const { title, begin, request } = texts[about];
  const sender = knownName(dealer_name) ?? texts.service;
  const several = contracts.length > 1;
  const sum = rupees(contracts.reduce((total, { value_rupees }) => total + value_rupees, 0));
  const lineOf = ({ elevator_names, start_date, end_date, value_rupees }: RemindedContract) => {
    const rest = elevator_names.length - MAX_NAMED;
    const named = elevator_names.slice(0, MAX_NAMED).join(', ') || texts.noElevators;
    const days = texts.days(formatDay(start_date, date_format), formatDay(end_date, date_format));
    return `${rest > 0 ? texts.more(named, rest) : named}: ${days}, ${rupees(value_rupees)}`;
  };
  return composeMail(
    recipient,
    `${title(several, sum)} - ${sender}`,
    [
      texts.greeting(customer_name),
      begin(several),
      ...contracts.map(lineOf),
      ...(about === 'payment' && several ? [texts.together(sum)] : []),
      request,
      sender,
    ],
    language,
  );
}

const rupees = (amount: number): string => `₹${groupDigits(amount)}`;
