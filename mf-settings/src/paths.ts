/** The addresses of this remote. */
export const paths = {
  settings: '/import',
  /** The activity log (our own address), under Settings. */
  activity: '/activity',
} as const;
