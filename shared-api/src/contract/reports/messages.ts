/** The server's messages about a report that cannot be stored. */
export const reportMessages = {
  inFuture: 'The report date may not be in the future.',
} as const;
