import { defineRemote } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from './paths';

registerTranslations('hi', () => import('./language/hi.json'));

/** Custom fields of tickets and AMC reports. */
export default defineRemote({
  routes: [
    {
      path: paths.customFieldsFor,
      lazy: async () => ({ Component: (await import('./ChooseTrackerPage')).ChooseTrackerPage }),
    },
    {
      path: paths.customFields,
      lazy: async () => ({ Component: (await import('./builder/BuilderPage')).BuilderPage }),
    },
    {
      path: paths.customFieldsList,
      lazy: async () => ({ Component: (await import('./list/CustomFieldsPage')).CustomFieldsPage }),
    },
  ],
  search: { lazy: () => import('./searchKinds') },
});
