import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of a visit. */
export const visitMessages = defineMessages({
  title: 'Visit',
  back: 'My Work',
  failed: 'The visit could not be loaded',
  gone: 'This visit is no longer yours',
  facts: 'The visit',
  address: 'Address',
  time: 'Time',
  customer: 'Customer',
  note: 'Note of the office',
  tickets: 'Tickets to take along',
  checksFailed: 'The checklists could not be loaded',
  progress: (done: number, all: number) => t('{done} of {all} answered', { done, all }),
  missing: 'Missing',
  required: 'Required',
  photoRequired: 'Photo required',
  photoOf: (item: string) => t('Add a photo: {item}', { item }),
  photos: (count: number) => t('{count, plural, one {# photo} other {# photos}}', { count }),
  finish: 'Finish the visit',
  outcome: (elevator: string) => t('Outcome at {elevator}', { elevator }),
  reason: (elevator: string) => t('Why {elevator} was skipped', { elevator }),
  reasonMissing: 'Please say why the lift was skipped.',
  parts: 'Parts used',
  signature: 'Signature of the customer',
  clearSignature: 'Clear the signature',
  signatureFailed: 'The pad for the signature could not be loaded. The visit can be done without it.',
  signatureFile: 'Signature',
  done: 'Done',
  stillMissing: (count: number) =>
    t('{count, plural, one {# item is} other {# items are}} missing. What is missing is marked.', { count }),
  isDone: 'This visit is done.',
  isOver: 'This visit is over. The office can change it.',
});
