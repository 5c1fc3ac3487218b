import { t } from './language/t';
import { defineMessages } from './language/defineMessages';
import { currentDateFormat } from './state/dateFormat';

/** Messages that every screen may use. The exact texts of one domain are in that domain's package. */
export const messages = defineMessages({
  loading: 'Loading…',
  retry: 'Try again',
  dismiss: 'Dismiss',
  undo: 'Undo',
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  clearFilters: 'Clear filters',
  filters: 'Filters',
  applyFilter: 'Apply Filter',
  notPermitted: 'You are not permitted to do this.',
  noMatches: 'No matches',
  noMatchesHint: 'Nothing matches the search and filters.',
  /** The filters are 'Status: Open' and so on. */
  noMatchesOf: (filters: readonly string[]) =>
    t('Nothing matches these filters: {filters}', { filters: filters.join(', ') }),
  sortBy: 'Sort by',
  usualOrder: 'Default order',
  ascending: 'Ascending',
  descending: 'Descending',
  all: 'All',
  chooseAll: 'Select all on this page',
  exportCsv: 'Export CSV',
  exporting: 'Exporting',
  print: 'Print',
  copy: 'Copy',
  notCopied: 'It could not be copied. Please select and copy it yourself.',
  sum: 'Total',
  exported: (rows: string) => t('{rows} exported', { rows }),
  callPerson: (name: string, number: string) => t('Call {name}: {number}', { name, number }),
  required: 'Please fill in all the required fields.',
  correct: 'Please correct the marked fields.',
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  notADay: (typed: string) =>
    t('{typed} is not a date. Write it as {format}.', { typed, format: currentDateFormat() }),
  /** Of the search for the elevator of a call. */
  caller: {
    who: 'Who or where?',
    hint: 'Phone number, name, street, building or elevator',
    nobody: 'Nothing found',
    failed: 'The search is not available right now.',
  },
  draft: {
    back: 'Unsaved changes restored',
    typedAt: (when: string) => t('From {when}. They are kept until you save or discard them.', { when }),
    discard: 'Discard',
    notKept: 'This browser does not store your input. It is lost when the page is reloaded or closed.',
    leaving: 'Leave without saving?',
    leavingHint: 'You can keep your changes: they are restored when you open this form again.',
    stay: 'Stay',
    leaveAndKeep: 'Leave and keep the draft',
    leaveAndDiscard: 'Leave and discard',
  },
});

/** Why a call failed, with the names of the client's error, which is not imported here. */
export type FailureKind =
  | 'offline'
  | 'refused'
  | 'failed'
  | 'garbage'
  | 'unsupported'
  | 'expired'
  | 'cancelled';

const byKind = defineMessages({
  offline: 'The server could not be reached. Please check your connection and try again.',
  refused: 'The server did not accept this.',
  failed: 'The server had a problem. Please try again in a moment.',
  garbage: 'The server sent an unexpected answer. Please try again.',
  unsupported: 'Your server does not offer this.',
  expired: 'Your session has expired, please login again!!',
  cancelled: 'Something went wrong. Please try again.',
} satisfies Record<FailureKind, string>);

/** The message for a failed call; a refusal because of missing rights (403) says so, below the name of the action. */
export const failureMessage = (kind: FailureKind, status?: number): string =>
  kind === 'refused' && status === 403 ? messages.notPermitted : byKind[kind];
