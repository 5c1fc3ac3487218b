import { Navigate, matchPath, useLocation } from 'react-router-dom';
import type { NavigationItem } from '@smart-elevator/federation/registry';
import { addressOf } from '@smart-elevator/shared-api/client/links';
import { useRole } from '@smart-elevator/shared-api/client/session';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { localizedName } from '@smart-elevator/shared-ui/language/localizedName';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ScreenSkeleton } from '@smart-elevator/shared-ui/screens/frame/ScreenSkeleton';

interface ForOthersProps {
  /** The first section of the user; undefined if there is none. */
  start: NavigationItem | undefined;
  /** The sections are not known yet. */
  isLoading: boolean;
}

/** Pages of the office that technicians have, too, with the parameter that both take and the link of their page. */
const OWN_PAGES = [
  // The code on the label of a lift.
  { path: '/elevator', id: 'elevatorId', link: 'technician.lift' },
  { path: '/visit', id: 'visitId', link: 'technician.visit' },
] as const;

/** The page of technicians for an address of the office; undefined without one (R1444). */
function ownPageOf(pathname: string, search: string): string | undefined {
  const page = OWN_PAGES.find(({ path }) => matchPath(path, pathname) !== null);
  const address = page && addressOf(page.link);
  const value = page && new URLSearchParams(search).get(page.id);
  return address && value ? withQuery(address, { [page.id]: value }) : undefined;
}

/**
 * At an address that is for other types of users (R1394): the way to the own first section. Home, to which sign-in and public
 * pages lead, goes there at once.
 */
export function ForOthers({ start, isLoading }: ForOthersProps) {
  const { pathname, search } = useLocation();
  const isTechnician = useRole() === 'TechnicianUser';
  if (isLoading) return <ScreenSkeleton />;
  const isHome = matchPath(paths.home, pathname) !== null;
  if (isHome && start) return <Navigate to={start.path} replace />;
  const own = isTechnician ? ownPageOf(pathname, search) : undefined;
  if (own !== undefined) return <Navigate to={own} replace />;
  const title = isTechnician ? t('This page is for the office') : t('This page is for technicians');
  return (
    <Page title={isHome ? t('Not available') : title}>
      <EmptyState
        title={start ? title : t('{title}: not available right now.', { title: t('My Work') })}
        hint={isTechnician && start ? t('What you need on the way is in the sections below.') : undefined}
        action={
          start ? (
            <LinkButton to={start.path} kind="primary">
              {localizedName(start.label, start.labels)}
            </LinkButton>
          ) : null
        }
      />
    </Page>
  );
}
