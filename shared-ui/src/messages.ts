/** Sentences that every screen may speak. Exact texts of one domain live with that domain. */
export const messages = {
  loading: 'Loading…',
  retry: 'Try again',
  dismiss: 'Dismiss',
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  clearFilters: 'Clear filters',
  filters: 'Filters',
  applyFilter: 'Apply Filter',
  noData: 'Nothing here yet',
  noMatches: 'No matches',
  noMatchesHint: 'Nothing fits the search and filters that are set.',
  noSuchPage: 'There is nothing on this page',
  noSuchPageHint: 'The list has become shorter, or the address is mistyped.',
  firstPage: 'Go to page 1',
  required: 'Please fill in all the required fields.',
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  serverFailed: 'The server had a problem. Please try again in a moment.',
  garbage: 'The server answered in a way that this console does not understand. Please try again.',
  refused: 'The server did not accept this.',
  unknown: 'Something went wrong. Please try again.',
} as const;

/** Why a call failed, in the words of the client's error; this package does not know that error. */
export type FailureKind = 'offline' | 'refused' | 'failed' | 'garbage' | 'expired' | 'cancelled';

const byKind: Record<FailureKind, string> = {
  offline: messages.unreachable,
  refused: messages.refused,
  failed: messages.serverFailed,
  garbage: messages.garbage,
  expired: 'Your session has expired, please login again!!',
  cancelled: messages.unknown,
};

/** The plain sentence for a failed call. */
export const sentenceFor = (kind: FailureKind): string => byKind[kind];
