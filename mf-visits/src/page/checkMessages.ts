import { t, msg } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import type { CheckPlace } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import type { CheckResult } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';

/** The names of the places of items; translate them where they are shown. */
export const PLACE_LABELS = {
  Pit: msg('Pit'),
  Car: msg('Car'),
  CarTop: msg('Car top'),
  Landings: msg('Landings'),
  MachineRoom: msg('Machine room'),
  Run: msg('Run'),
} as const satisfies Record<CheckPlace, string>;

export const RESULT_LABELS = {
  Ok: msg('OK'),
  NotOk: msg('Not OK'),
  NotApplicable: msg('Not applicable'),
} as const satisfies Record<CheckResult, string>;

/** The messages of the checklists of a visit. */
export const checkMessages = defineMessages({
  title: (elevator: string) => t('Checklist, {elevator}', { elevator }),
  failed: 'The checklists could not be loaded',
  progress: (done: number, all: number) => t('{done} of {all} answered', { done, all }),
  notBegun: 'The visit has not begun: its items are fixed with the first answer.',
  required: 'Required',
  photoRequired: 'Photo required',
  limits: (lower: number, upper: number) => t('{lower} to {upper}', { lower, upper }),
  atLeast: (lower: number) => t('at least {lower}', { lower }),
  atMost: (upper: number) => t('at most {upper}', { upper }),
  notApplicable: 'Not applicable',
  badValue: 'A valid number is required.',
  onPaper: 'on paper',
  noAnswer: 'Not answered',
  ticketOf: (item: string) => t('Create a ticket: {item}', { item }),
  addPhoto: (item: string) => t('Add a photo: {item}', { item }),
  photos: (count: number) => t('{count, plural, one {# photo} other {# photos}}', { count }),
  sendingPhoto: 'Sending the photo',
  notStored: (reason: string) => t('The answer was not stored. {reason}', { reason }),
  allOk: 'All items were OK (on paper)',
  open: (count: number, items: string) =>
    t('{count, plural, one {# required item is} other {# required items are}} not complete: {items}', {
      count,
      items,
    }),
});
