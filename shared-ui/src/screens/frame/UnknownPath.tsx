import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../button/LinkButton';
import { EmptyState } from '../../feedback/EmptyState';
import { say } from '../../language/say';
import { Page } from '../../page/Page';

/** No screen has this address: says so, with a way home (R205). */
export function UnknownPath({ home }: { home: string }) {
  const { pathname } = useLocation();
  return (
    <Page title={say('Page not found')}>
      <EmptyState
        title={say('There is no page at {pathname}', { pathname })}
        hint={say('The address may have been typed wrongly, or the page may have been moved.')}
        action={
          <LinkButton to={home} kind="primary">
            {say('Home')}
          </LinkButton>
        }
      />
    </Page>
  );
}
