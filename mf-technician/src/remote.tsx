import { defineRemote, lazyRoute } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { paths } from './paths';

registerTranslations('hi', () => import('./language/hi.json'));

/** The technician’s phone. */
export default defineRemote({
  routes: [
    lazyRoute(paths.myWork, async () => (await import('./my-work/MyWorkPage')).MyWorkPage),
    lazyRoute(paths.unsent, async () => (await import('./unsent/UnsentPage')).UnsentPage),
    lazyRoute(paths.visit, async () => (await import('./visit/VisitPage')).VisitPage),
    lazyRoute(paths.ticket, async () => (await import('./ticket/TicketPage')).TicketPage),
    lazyRoute(paths.visits, async () => (await import('./visits/MyVisitsPage')).MyVisitsPage),
    lazyRoute(paths.lifts, async () => (await import('./lifts/MyLiftsPage')).MyLiftsPage),
    lazyRoute(paths.lift, async () => (await import('./lifts/LiftPage')).LiftPage),
    lazyRoute(paths.profile, async () => (await import('./profile/ProfilePage')).ProfilePage),
  ],
});
