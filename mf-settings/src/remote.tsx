import { defineRemote } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ACTIVITY_PATH } from './activity/activityPath';

registerTranslations('hi', () => import('./language/hi.json'));

/** The dealer's settings. */
export default defineRemote({
  routes: [
    {
      path: paths.settings,
      lazy: async () => ({ Component: (await import('./SettingsPage')).SettingsPage }),
    },
    {
      path: ACTIVITY_PATH,
      lazy: async () => ({ Component: (await import('./activity/ActivityPage')).ActivityPage }),
    },
  ],
});
