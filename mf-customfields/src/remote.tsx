import { defineRemote, lazyRoute } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from './paths';

registerTranslations('hi', () => import('./language/hi.json'));

/** Custom fields of tickets and AMC reports. */
export default defineRemote({
  routes: [
    lazyRoute(paths.customFieldsFor, async () => (await import('./ChooseTrackerPage')).ChooseTrackerPage),
    lazyRoute(paths.customFields, async () => (await import('./builder/BuilderPage')).BuilderPage),
    lazyRoute(paths.customFieldsList, async () => (await import('./list/CustomFieldsPage')).CustomFieldsPage),
  ],
  search: { lazy: () => import('./searchKinds') },
});
