import { useLocation } from 'react-router-dom';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Page } from '@smart-elevator/shared-ui/page/Page';

/** No screen has this address: says so, with a way home (decision 17). */
export function UnknownPath({ home }: { home: string }) {
  const { pathname } = useLocation();
  return (
    <Page title="Page not found">
      <EmptyState
        title={`There is no page at ${pathname}`}
        hint="The address may have been typed wrongly, or the page may have been moved."
        action={
          <LinkButton to={home} kind="primary">
            Home
          </LinkButton>
        }
      />
    </Page>
  );
}
