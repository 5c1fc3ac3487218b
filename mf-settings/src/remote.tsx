import { defineRemote } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from './paths';

registerTranslations('hi', () => import('./language/hi.json'));

/** The dealer's settings. */
export default defineRemote({
  routes: [
    {
      path: paths.settings,
      lazy: async () => ({ Component: (await import('./SettingsPage')).SettingsPage }),
    },
    {
      path: paths.activity,
      lazy: async () => ({ Component: (await import('./activity/ActivityPage')).ActivityPage }),
    },
  ],
  search: { lazy: () => import('./searchKinds') },
});
