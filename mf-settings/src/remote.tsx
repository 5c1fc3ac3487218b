import { defineRemote, lazyRoute } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from './paths';

registerTranslations('hi', () => import('./language/hi.json'));

/** The dealer's settings. */
export default defineRemote({
  routes: [
    lazyRoute(paths.settings, async () => (await import('./SettingsPage')).SettingsPage),
    lazyRoute(paths.activity, async () => (await import('./activity/ActivityPage')).ActivityPage),
    lazyRoute(paths.emergencies, async () => (await import('./emergencies/EmergenciesPage')).EmergenciesPage),
    lazyRoute(
      paths.workingDays,
      async () => (await import('./working-days/WorkingDaysPage')).WorkingDaysPage,
    ),
  ],
  search: { lazy: () => import('./searchKinds') },
});
