/** The addresses of this remote. */
export const paths = {
  settings: '/import',
  /** The activity log (our own address), under Settings. */
  activity: '/activity',
  /** What is set for emergencies (our own address), under Settings. */
  emergencies: '/emergencies',
  /** The working calendar (our own address), under Settings. */
  workingDays: '/working_days',
} as const;

/** The address of one setting, by its shown title. */
export const pathToSetting = (title: string) => `${paths.settings}${anchorOf(title)}`;

/** The part of that address after the page's. */
export const anchorOf = (title: string) => `#${encodeURIComponent(title)}`;
