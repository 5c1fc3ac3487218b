import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { say } from '@smart-elevator/shared-ui/language/say';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { PublicFrame } from '../public-pages/PublicFrame';
import { InvitationForm } from './InvitationForm';

/** /invitation: where the link of an invitation leads (`wire.md`). Customers are invited, and they use the Android app. */
export function Invitation() {
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  const [state, setState] = useState<'asking' | 'accepted' | 'refused'>(key === '' ? 'refused' : 'asking');
  return (
    <PublicFrame>
      <Page title={say('Invitation')} width="form">
        {state === 'asking' ? (
          <>
            <p>
              {say(
                'Your elevator service has registered you. Choose a password for your account: at least 8 characters.',
              )}
            </p>
            <InvitationForm
              invitation={key}
              onAccepted={() => setState('accepted')}
              onRefused={() => setState('refused')}
            />
          </>
        ) : null}
        {state === 'accepted' ? (
          <Notice tone="success" title={say('Your password has been set.')}>
            {say(
              'Customers and technicians use the Android app: sign in there with the user name that stands in the e-mail and this password.',
            )}
          </Notice>
        ) : null}
        {state === 'refused' ? (
          <Notice tone="failure" title={say('This link does not work')}>
            {say(
              'It was used already, is older than 7 days, or was not copied as a whole. If you have set your password before, you can sign in; else choose ‘Forgot password?’ on the login page.',
            )}
          </Notice>
        ) : null}
        {state === 'asking' ? null : (
          <p>
            <LinkButton to={paths.login}>{say('Go to Login')}</LinkButton>
          </p>
        )}
      </Page>
    </PublicFrame>
  );
}
