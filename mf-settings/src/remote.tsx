import { defineRemote } from '@smart-elevator/federation/remote';
import { paths } from '@smart-elevator/shared-ui/paths';

/** The dealer's settings. */
export default defineRemote({
  routes: [
    {
      path: paths.settings,
      lazy: async () => ({ Component: (await import('./settings/SettingsPage')).SettingsPage }),
    },
  ],
});
