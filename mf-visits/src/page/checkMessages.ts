import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the checklists of a visit. */
export const checkMessages = defineMessages({
  title: (elevator: string) => t('Checklist, {elevator}', { elevator }),
  failed: 'The checklists could not be loaded',
  progress: (done: number, all: number) => t('{done} of {all} answered', { done, all }),
  notBegun: 'The visit has not begun: its items are fixed with the first answer.',
  required: 'Required',
  missing: 'Missing',
  photoRequired: 'Photo required',
  ticketOf: (item: string) => t('Create a ticket: {item}', { item }),
  addPhoto: (item: string) => t('Add a photo: {item}', { item }),
  photos: (count: number) => t('{count, plural, one {# photo} other {# photos}}', { count }),
  photosOf: (item: string) => t('Photos: {item}', { item }),
  sendingPhoto: 'Sending the photo',
  notStored: (reason: string) => t('The answer was not stored. {reason}', { reason }),
  allOk: 'All items were OK (on paper)',
  open: (count: number, items: string) =>
    t('{count, plural, one {# required item is} other {# required items are}} not complete: {items}', {
      count,
      items,
    }),
});
