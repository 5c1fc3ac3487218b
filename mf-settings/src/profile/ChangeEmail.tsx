import { useState } from 'react';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { confirmEmail, requestEmail } from '@smart-elevator/shared-api/contract/people/profileEndpoints';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { SecondFactorForm } from '../second-factor/SecondFactorForm';

const texts = messages.profile;

const requested = allFilled(requestEmail.body.fields);
const confirmed = allFilled(confirmEmail.body.fields);

/** Changes the own e-mail address: the new one with the password, then the code that was mailed to it. */
export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const [mailedTo, setMailedTo] = useState<string>();
  const request = useSend(requestEmail);
  const confirm = useSend(confirmEmail);
  const done = (email: string) => {
    useSession.setState(({ session }) => ({ session: session && { ...session, admin_email: email } }));
    onClose();
    alertSuccess(texts.emailChanged(email));
  };
  return (
    <Dialog title={texts.changeEmail} open onClose={onClose}>
      {mailedTo === undefined ? (
        <SecondFactorForm
          key="address"
          label={texts.changeEmail}
          initialValues={{ email: '', password: '' }}
          schema={requested}
          send={async (body) => {
            const sent = await request.send({ body });
            return sent?.ok ? { ok: true, reply: body.email.trim() } : sent;
          }}
          onDone={setMailedTo}
          submit={texts.sendCode}
        >
          <TextField name="email" label={texts.newEmail} required type="email" autoComplete="email" />
          <PasswordField name="password" label={texts.password} required autoComplete="current-password" />
        </SecondFactorForm>
      ) : (
        <SecondFactorForm
          key="code"
          label={texts.changeEmail}
          initialValues={{ code: '' }}
          schema={confirmed}
          send={(body) => confirm.send({ body })}
          onDone={({ email }) => done(email)}
          submit={texts.confirm}
        >
          <p role="status">{texts.codeHint(mailedTo)}</p>
          <TextField
            name="code"
            label={texts.code}
            required
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </SecondFactorForm>
      )}
    </Dialog>
  );
}
