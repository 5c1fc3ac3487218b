import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of a ticket. */
export const ticketMessages = defineMessages({
  title: 'Ticket',
  back: 'My Work',
  failed: 'The ticket could not be loaded',
  gone: 'This ticket is not yours',
  facts: 'The ticket',
  elevator: 'Elevator',
  status: 'Status',
  priority: 'Priority',
  description: 'Description',
  notAssigned: 'The status can be changed by the technician to whom the ticket is assigned.',
  resolution: 'Resolution',
  close: 'Close the ticket',
  closeIt: 'Close it',
  goBack: 'Back',
  fieldsFailed: 'What closing needs could not be loaded',
  comments: 'Comments',
  commentsFailed: 'The comments could not be loaded',
  noComments: 'No comments yet',
  write: 'Write a comment',
  add: 'Add the comment',
  unsent: 'not sent yet',
  files: 'Photos and documents',
  addPhoto: 'Add a photo',
  closing: 'Closing with the customer’s code',
  code: 'The code that the customer received',
  confirm: 'Confirm the closing',
  confirmed: (when: string) => t('The customer has confirmed the closing, {when}.', { when }),
});
