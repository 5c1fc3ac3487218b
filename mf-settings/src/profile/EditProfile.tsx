import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { updatePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
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

const valuesOf = ({ first_name, last_name, phoneno }: Person) => ({ first_name, last_name, phoneno });

/** Changes the dealer's own name and phone. */
export function EditProfile({ person, onClose }: { person: Person; onClose: () => void }) {
  const { send } = useSend(updateProfile);
  const params = { user_id: person.user_id };
  // As it was opened: what another session saves meanwhile stays.
  const [opened] = useState(() => valuesOf(person));
  return (
    <FormDialog
      label={texts.edit}
      initialValues={opened}
      schema={schema}
      send={async (body) => {
        const changed = changedValues(body, opened);
        const sent = await send({ body: changed });
        if (!sent || sent.ok || sent.error.failure !== 'unsupported') return sent;
        // Another back end changes a dealer by the call for people, which takes everything.
        try {
          const { data: stored } = await call(loadPerson, { params });
          const whole = { ...valuesOf(stored), ...changed, email: stored.email };
          return { ok: true, reply: (await call(updatePerson, { params, body: whole })).data };
        } catch (error) {
          return { ok: false, error: asApiError(error) };
        }
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
