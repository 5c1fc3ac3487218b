import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { register } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  refusalOfServer,
  refusalOfTyped,
  registrationSentences as said,
} from '@smart-elevator/shared-api/contract/account/registrationRules';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { say, sentence } from '@smart-elevator/shared-ui/language/say';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { PublicFrame } from '../public-pages/PublicFrame';
import { RegistrationFields } from './RegistrationFields';

const EMPTY = {
  user_type: 'DealerUser' as const,
  username: '',
  email: '',
  password1: '',
  password2: '',
  first_name: '',
  last_name: '',
  phoneno: '',
};

/** What is empty is marked on submit, and then as it is typed. */
const emptyFields = (values: typeof EMPTY) => refusalOfTyped(values)?.fields ?? {};

const summaryOf = (reasons: readonly string[]) =>
  reasons.includes(sentences.required) ? said.fillAll : said.correct;

const DONE = sentence('Dealer registered successfully and Verification e-mail sent to registered mail ID.');

/** Of nobody: it stays in the tab. */
const DRAFT = { name: 'registration', owner: undefined };

/** /new_dealer_registration (R131): a dealer registers. What was typed is kept until then, but for passwords. */
export function Registration() {
  const [failure, setFailure] = useState<string>();
  const { send } = useSend(register);
  const navigate = useNavigate();

  async function submit(values: typeof EMPTY, { setErrors, saved }: FormHelpers<typeof EMPTY>) {
    setFailure(undefined);
    const refusal = refusalOfTyped(values) ?? (await sent(values));
    if (refusal) {
      setErrors(refusal.fields);
      // Where fields are marked, the summary says it.
      setFailure(Object.keys(refusal.fields).length > 0 ? undefined : refusal.sentence);
      return;
    }
    saved();
    alertSuccess(say(DONE));
    await navigate(paths.login);
  }

  async function sent(values: typeof EMPTY) {
    const answer = await send({ body: values });
    return !answer || answer.ok ? undefined : refusalOfServer(answer.error.fields);
  }

  return (
    <PublicFrame>
      <Page
        title={say('Dealer registration')}
        width="form"
        action={
          <LinkButton to={paths.login} icon="chevron-left">
            {say('Back to Login')}
          </LinkButton>
        }
      >
        <Form
          label={say('Dealer registration')}
          initialValues={EMPTY}
          validate={emptyFields}
          summary={summaryOf}
          draft={DRAFT}
          onSubmit={submit}
        >
          {failure ? <Notice tone="failure">{failure}</Notice> : null}
          <RegistrationFields />
          <SubmitButton>{say('Register')}</SubmitButton>
        </Form>
      </Page>
    </PublicFrame>
  );
}
