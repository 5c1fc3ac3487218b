import type { AnswerKind, VisitKind } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { msg, t } from '@smart-elevator/shared-ui/language/t';

/** The names of the kinds of visits; translate them where they are shown. */
export const KIND_LABELS = {
  Monthly: msg('Monthly visit'),
  Quarterly: msg('Quarterly visit'),
  Yearly: msg('Yearly visit'),
  Other: msg('Visit without a contract'),
} as const satisfies Record<VisitKind, string>;

export const ANSWER_LABELS = {
  check: msg('OK, not OK or not applicable'),
  value: msg('A value'),
  text: msg('Words'),
} as const satisfies Record<AnswerKind, string>;

/** The messages of the checklists in Settings. */
export const checklistMessages = defineMessages({
  title: 'Checklists',
  hint: 'What is checked at a visit. A change is for the visits that begin from now on.',
  failed: 'The checklists could not be loaded',
  items: (count: number) => t('{count, plural, =0 {No items} one {# item} other {# items}}', { count }),
  own: 'Your own',
  usual: 'Default',
  edit: 'Edit',
  editOf: (kind: string) => t('Edit: {kind}', { kind }),
  editTitle: (kind: string) => t('Checklist: {kind}', { kind }),
  list: 'Items in their order',
  none: 'Without items a visit has no checklist.',
  add: 'Add an item',
  change: 'Change',
  changeOf: (item: string) => t('Change: {item}', { item }),
  remove: 'Remove',
  removeOf: (item: string) => t('Remove: {item}', { item }),
  fromDefault: 'Start from the default',
  save: 'Save the checklist',
  saved: (kind: string) => t('Checklist saved: {kind}', { kind }),
  changed: 'This checklist was changed meanwhile. Save again to replace it with yours.',
  notSaved: (reason: string) => t('The checklist was not saved. {reason}', { reason }),
  delete: 'Delete your own',
  deleteOf: (kind: string) => t('Delete your own: {kind}', { kind }),
  question: 'Are you sure you want to delete your own checklist?',
  consequence: 'Visits that begin from now on have the default.',
  deleted: (kind: string) => t('The default is used again: {kind}', { kind }),
  leave: {
    sentence: 'Leave without saving?',
    subject: 'The changes of the checklist are lost.',
    confirmLabel: 'Leave',
  },
  item: {
    title: 'Item',
    text: 'What is checked',
    place: 'Place',
    answer: 'Answer',
    unit: 'Unit',
    lower: 'Lower limit',
    upper: 'Upper limit',
    required: 'Required',
    photo: 'A photo is required',
    apply: 'Apply',
    back: 'Back to the list',
  },
});
