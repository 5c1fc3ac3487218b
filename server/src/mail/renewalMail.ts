import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import type { Language } from '@smart-elevator/shared-api/contract/preferences/language';
import { formatDay } from '../database/dateFormat';
import { counted } from '../config/counted';
import { composeMail, type Line, type Mail } from './composeMail';

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

/** What a mail says of a contract. */
interface RenewalTexts {
  greeting: string;
  /** That it ends or has lapsed. */
  subject: (contract: EndingContract) => string;
  /** The same with its elevators and its last day. */
  body: (contract: EndingContract) => string;
}

const endsInEnglish = ({ days_left }: EndingContract): string =>
  days_left < 0 ? 'has lapsed' : days_left === 0 ? 'ends today' : `ends in ${counted(days_left, 'day')}`;

const lastDay = ({ end_date, date_format }: EndingContract): string => formatDay(end_date, date_format);

/** The texts in English about a contract that is called so. */
const english = (called: (contract: EndingContract) => string): RenewalTexts => ({
  greeting: 'Hello,',
  subject: (contract) => `${called(contract)} ${endsInEnglish(contract)}`,
  body: (contract) =>
    `${called(contract)} for ${elevators(contract)} ${endsInEnglish(contract)}. ` +
    `Its last day ${contract.days_left < 0 ? 'was' : 'is'} ${lastDay(contract)}.`,
});

const toDealer = english(({ customer_name }) => `The annual maintenance contract of ${customer_name}`);

const en = {
  ...english(() => 'Your annual maintenance contract'),
  request: 'Please ask your elevator service to renew it, so that your elevators continue to be maintained.',
};

const endsInHindi = ({ days_left }: EndingContract): string =>
  days_left < 0
    ? 'समाप्त हो चुका है'
    : days_left === 0
      ? 'आज समाप्त हो रहा है'
      : `${days_left} दिन में समाप्त हो जाएगा`;

const hi: typeof en = {
  greeting: 'नमस्ते,',
  subject: (contract) => `आपका वार्षिक रखरखाव अनुबंध ${endsInHindi(contract)}`,
  body: (contract) =>
    `आपका वार्षिक रखरखाव अनुबंध ${endsInHindi(contract)}। लिफ्टें: ${namesOf(contract)}। अंतिम दिन: ${lastDay(contract)}।`,
  request: 'कृपया अपनी लिफ्ट सेवा से इसका नवीनीकरण करने को कहें, ताकि आपकी लिफ्टों का रखरखाव चलता रहे।',
};

const TO_CUSTOMER: Readonly<Record<Language, typeof en>> = { en, hi };

/** Sent to the dealer of a contract that ends soon, or has lapsed. */
export const renewalMailToDealer = (recipient: string, contract: EndingContract, publicUrl: string): Mail =>
  compose(recipient, contract, toDealer, [
    'You can renew it in the console, with the same or different terms:',
    { link: `${publicUrl}/amc_renewals` },
  ]);

/** Sent to its customer, in their language. */
export function renewalMailToCustomer(
  recipient: string,
  contract: EndingContract & { language: Language },
): Mail {
  const texts = TO_CUSTOMER[contract.language];
  return compose(recipient, contract, texts, [texts.request], contract.language);
}

function compose(
  recipient: string,
  contract: EndingContract,
  texts: RenewalTexts,
  end: readonly Line[],
  language?: Language,
): Mail {
  const lines = [texts.greeting, texts.body(contract), ...end];
  const subject = `${texts.subject(contract)} - Smart Elevator Maintenance`;
  return { ...composeMail(recipient, subject, lines, language), bulk: true };
}

function elevators({ elevator_names }: EndingContract): string {
  const [first, ...others] = elevator_names;
  if (first === undefined) return 'no elevators';
  if (others.length === 0) return `elevator ${first}`;
  const named = elevator_names.slice(0, MAX_NAMED).join(', ');
  const rest = elevator_names.length - MAX_NAMED;
  return rest > 0 ? `the elevators ${named} and ${rest} more` : `the elevators ${named}`;
}

/** The same without words. */
function namesOf({ elevator_names }: EndingContract): string {
  const named = elevator_names.slice(0, MAX_NAMED).join(', ');
  const rest = elevator_names.length - MAX_NAMED;
  return rest > 0 ? `${named} + ${rest}` : named || '–';
}
