import { useSearchParams } from 'react-router-dom';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useState } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { verifyEmail } from '@smart-elevator/shared-api/contract/account/endpoints';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { PublicFrame } from '../public-pages/PublicFrame';

/** /verify-email (R138): the target of the verification e-mail's link. */
export function VerifyEmail() {
  const [query] = useSearchParams();
  const { state, confirm } = useConfirmation(query.get('key') ?? '');
  return (
    <PublicFrame>
      <Page title={t('E-mail verification')} width="form">
        {state.is === 'open' ? (
          <>
            <p>{t('Press the button to confirm that this is your e-mail address.')}</p>
            <p>
              <Button kind="primary" onClick={confirm}>
                {t('Confirm the e-mail address')}
              </Button>
            </p>
          </>
        ) : null}
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
            onRetry={confirm}
          />
        ) : null}
        {state.is === 'confirmed' || state.is === 'refused' ? (
          <p>
            <LinkButton to={paths.login} kind={state.is === 'confirmed' ? 'primary' : 'plain'}>
              {t('Go to Login')}
            </LinkButton>
          </p>
        ) : null}
      </Page>
    </PublicFrame>
  );
}

type Confirmation =
  | { is: 'open' }
  | { is: 'waiting' }
  | { is: 'confirmed' }
  /** The key is wrong, used or too old. */
  | { is: 'refused' }
  | { is: 'failed'; sentence: string };

/** 404 for a wrong key (R175); 400 for an invalid one. */
const WRONG = new Set([400, 404]);

/**
 * Confirms an address with the key of the mailed link. The key works once, and programs that check mails open their
 * links and run the scripts there: so only a press of the button sends it (R178).
 */
function useConfirmation(key: string) {
  const [state, setState] = useState<Confirmation>({ is: key === '' ? 'refused' : 'open' });
  const { send } = useSend(verifyEmail);

  const confirm = async () => {
    setState({ is: 'waiting' });
    const sent = await send({ body: { key } });
    if (!sent) return;
    if (sent.ok) return setState({ is: 'confirmed' });
    const { status, detail, failure } = sent.error;
    if (WRONG.has(status)) return setState({ is: 'refused' });
    setState({ is: 'failed', sentence: status === 429 && detail ? detail : failureMessage(failure) });
  };

  return { state, confirm: () => void confirm() };
}
