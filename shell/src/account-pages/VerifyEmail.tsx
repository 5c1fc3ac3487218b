import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { PublicFrame } from '../public-pages/PublicFrame';
import { useConfirmation } from './useConfirmation';

/** /verify-email (R138): the target of the verification e-mail's link. */
export function VerifyEmail() {
  const [query] = useSearchParams();
  const { state, retry } = useConfirmation(query.get('key') ?? '');
  return (
    <PublicFrame>
      <Page title={t('E-mail verification')} width="form">
        {state.is === 'waiting' ? (
          <Notice tone="info">{t('Your e-mail address is being confirmed. This may take a moment.')}</Notice>
        ) : null}
        {state.is === 'confirmed' ? (
          <Notice tone="success">{t('Your e-mail address is confirmed. You can log in now.')}</Notice>
        ) : null}
        {state.is === 'refused' ? (
          <Notice tone="failure" title={t('This link does not work')}>
            {t(
              'The link was already used, is older than 7 days, or is incomplete. If it has worked before, your e-mail address is confirmed and you can log in.',
            )}
          </Notice>
        ) : null}
        {state.is === 'failed' ? (
          <ErrorState
            title={t('Your e-mail address could not be confirmed')}
            hint={state.sentence}
            onRetry={retry}
          />
        ) : (
          <p>
            <LinkButton to={paths.login} kind={state.is === 'confirmed' ? 'primary' : 'plain'}>
              {t('Go to Login')}
            </LinkButton>
          </p>
        )}
      </Page>
    </PublicFrame>
  );
}
