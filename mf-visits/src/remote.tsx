import { defineRemote, lazyRoute } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from './paths';

registerTranslations('hi', () => import('./language/hi.json'));

/** Visits: their list, their pages, and the dispatch board. */
export default defineRemote({
  routes: [
    lazyRoute(paths.visits, async () => (await import('./list/VisitsPage')).VisitsPage),
    lazyRoute(paths.visit, async () => (await import('./page/VisitPage')).VisitPage),
    lazyRoute(paths.addVisit, async () => (await import('./form/AddVisitPage')).AddVisitPage),
    lazyRoute(paths.dispatch, async () => (await import('./board/BoardPage')).BoardPage),
    lazyRoute(paths.inTime, async () => (await import('./in-time/InTimePage')).InTimePage),
    lazyRoute(paths.spread, async () => (await import('./spread/SpreadPage')).SpreadPage),
  ],
  search: { lazy: () => import('./searchKinds') },
});
