import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../button/LinkButton';
import { EmptyState } from '../../feedback/EmptyState';
import { t } from '../../language/t';
import { Page } from '../../page/Page';

/** The page of an unknown address, with a link to Home (R205). */
export function NotFoundPage({ home }: { home: string }) {
  const { pathname } = useLocation();
  return (
    <Page title={t('Page not found')}>
      <EmptyState
        title={t('There is no page at {pathname}', { pathname })}
        hint={t('The address may have been typed wrongly, or the page may have been moved.')}
        action={
          <LinkButton to={home} kind="primary">
            {t('Home')}
          </LinkButton>
        }
      />
    </Page>
  );
}
