/**
 * The shell's own addresses (R201 to R204), spelled exactly as specified; matched without case. Those of a remote are in
 * its `src/paths.ts`; others link to them by name, with `linkTo` (shared-api/client/links). Each build contains its own
 * copy.
 */
export const paths = {
  landing: '/',
  about: '/about',
  pricing: '/pricing_details',
  privacyPolicy: '/privacy_policy',
  deleteAccount: '/delete_account',
  login: '/login',
  registration: '/new_dealer_registration',
  /** The link of the verification e-mail (R138), with `?key=`. */
  verifyEmail: '/verify-email',
  /** The link of an invitation, with `?key=`: sets the first password. */
  invitation: '/invitation',
  /** A report that a dealer has sent as a link. */
  sharedReport: '/shared_report/:token',
  /** The console's own contact note, shown when no external contact page is configured (R226). */
  contact: '/contact',
  /** The console's own note, shown when the app's page is not configured (R226). */
  androidApp: '/android_app',

  home: '/amc_count',
  /** People who are trapped, and those who were (R1355). */
  alarms: '/alarms',
  /** One of them, with `?alarmId=`. */
  alarm: '/alarm',
} as const;

/** The page of an alarm, as messages about it lead there. */
export const pathToAlarm = (alarmId: number): string => `${paths.alarm}?alarmId=${alarmId}`;
