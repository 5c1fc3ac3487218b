import type { InferType } from 'yup';
import { blankableLine, blankableText, choice, id, list, record } from '../fields';
import { isId } from '../filterQuery';
import { frameworkMessages } from '../frameworkMessages';
import { personName } from '../personName';
import { AMC_TOGETHER_MAX, amcChosen, amcFailed } from './amcTogether';

/** What a customer is reminded of: the payment of contracts, or their end. */
export const REMINDED_OF = ['payment', 'end'] as const;
export type RemindedOf = (typeof REMINDED_OF)[number];

/** The contracts of the body of POST /api/contracts/reminders/. */
export const amcReminder = amcChosen.concat(record({ about: choice(REMINDED_OF) }));
export type AmcReminder = InferType<typeof amcReminder>;

/** The ids in a query, '1,2,3'; undefined if one of them is none, or there are too many. */
export function idsIn(text: string): number[] | undefined {
  const ids = text.split(',');
  return ids.length <= AMC_TOGETHER_MAX && ids.every(isId) ? ids.map(Number) : undefined;
}

/** The query of GET /api/contracts/reminders/. */
export const amcReminderQuery = record({
  contract_ids: blankableLine(2_000).test({
    name: 'ids',
    skipAbsent: true,
    message: frameworkMessages.invalid,
    test: (text) => idsIn(text) !== undefined,
  }),
  about: choice(REMINDED_OF),
});

/** The mail to one customer about some contracts. */
export const amcLetter = record({
  contract_ids: list(id()),
  customer_id: id(),
  customer_name: blankableText(150),
  customer_full_name: personName(),
  /** Null if the customer has no e-mail address: then no mail is sent. */
  recipient: blankableText(254).nullable(),
  subject: blankableText(500),
  text: blankableText(100_000),
});
export type AmcLetter = InferType<typeof amcLetter>;

/** The mails before they are sent, and the contracts of which nobody is reminded. */
export const amcLetters = record({ letters: list(amcLetter), failed: amcFailed() });
export type AmcLetters = InferType<typeof amcLetters>;
