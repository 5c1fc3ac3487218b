import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { updatePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { updateProfile } from '@smart-elevator/shared-api/contract/people/profileEndpoints';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';
import { changedValues } from '@smart-elevator/shared-api/contract/formValues';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { useState } from 'react';
import { messages } from '../messages';
import { FormDialog } from '../second-factor/SecondFactorForm';

const texts = messages.profile;

const schema = allFilled(updateProfile.body.fields);

/** Changes the dealer's own name and phone. */
export function EditProfile({ person, onClose }: { person: Person; onClose: () => void }) {
  const { send } = useSend(updateProfile);
  const { send: sendPerson } = useSend(updatePerson);
  const { user_id, email, first_name, last_name, phoneno } = person;
  const stored = { first_name, last_name, phoneno };
  // As it was opened: what another session saves meanwhile stays.
  const [opened] = useState(stored);
  return (
    <FormDialog
      label={texts.edit}
      initialValues={opened}
      schema={schema}
      send={async (body) => {
        const changed = changedValues(body, opened);
        const sent = await send({ body: changed });
        if (!sent || sent.ok || sent.error.failure !== 'unsupported') return sent;
        // Another back end changes a dealer by the call for people.
        const other = await sendPerson({ params: { user_id }, body: { ...stored, ...changed, email } });
        return other?.ok ? { ok: true, reply: other.reply.data } : other;
      }}
      done={texts.saved}
      onClose={onClose}
      submit={texts.save}
    >
      <TextField name="first_name" label={texts.firstName} required autoComplete="given-name" />
      <TextField name="last_name" label={texts.lastName} required autoComplete="family-name" />
      <TextField name="phoneno" label={texts.phone} required type="tel" autoComplete="tel" />
    </FormDialog>
  );
}
