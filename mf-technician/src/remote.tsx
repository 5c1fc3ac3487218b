import { defineRemote, lazyRoute } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from './paths';

registerTranslations('hi', () => import('./language/hi.json'));

/** The technician’s phone. */
export default defineRemote({
  routes: [
    lazyRoute(paths.myWork, async () => (await import('./work/MyWorkPage')).MyWorkPage),
    lazyRoute(paths.unsent, async () => (await import('./unsent/UnsentPage')).UnsentPage),
  ],
});
