import { defineRemote } from '@smart-elevator/federation/remote';
import { addSentences } from '@smart-elevator/shared-ui/language/catalogue';
import { paths } from '@smart-elevator/shared-ui/paths';

addSentences('hi', () => import('./language/hi.json'));

/** The dealer's settings. */
export default defineRemote({
  routes: [
    {
      path: paths.settings,
      lazy: async () => ({ Component: (await import('./SettingsPage')).SettingsPage }),
    },
  ],
});
