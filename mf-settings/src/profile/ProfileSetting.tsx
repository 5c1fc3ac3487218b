import { lazy, useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { messages } from '../messages';
import { FactsSetting } from './FactsSetting';

const texts = messages.profile;

const EditProfile = lazy(async () => ({ default: (await import('./EditProfile')).EditProfile }));
const ChangeEmail = lazy(async () => ({ default: (await import('./ChangeEmail')).ChangeEmail }));

/** The dealer's own name, phone and e-mail address. */
export function ProfileSetting() {
  const query = useCall(loadPerson, { params: { user_id: useDealerId() } });
  const [open, setOpen] = useState<'profile' | 'email'>();
  const person = query.data?.data;
  const close = () => setOpen(undefined);
  return (
    <FactsSetting
      texts={texts}
      query={query}
      facts={[
        [texts.name, person && `${person.first_name} ${person.last_name}`],
        [texts.phone, person?.phoneno],
        [texts.email, person?.email],
      ]}
      buttons={[
        { label: texts.edit, onClick: () => setOpen('profile') },
        { label: texts.changeEmail, onClick: () => setOpen('email') },
      ]}
    >
      {person && open === 'profile' ? <EditProfile person={person} onClose={close} /> : null}
      {open === 'email' ? <ChangeEmail onClose={close} /> : null}
    </FactsSetting>
  );
}
