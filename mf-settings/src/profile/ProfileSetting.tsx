import { lazy, Suspense, useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import settings from '../settings/Setting.module.css';
import { Facts } from './Facts';

const texts = messages.profile;

const EditProfile = lazy(async () => ({ default: (await import('./EditProfile')).EditProfile }));
const ChangeEmail = lazy(async () => ({ default: (await import('./ChangeEmail')).ChangeEmail }));

/** The dealer's own name, phone and e-mail address. */
export function ProfileSetting() {
  const query = useCall(loadPerson, { params: { user_id: useDealerId() } });
  const [open, setOpen] = useState<'profile' | 'email'>();
  const person = query.data?.data;
  const close = () => setOpen(undefined);
  const facts = (
    <>
      <Facts
        facts={[
          [texts.name, person && `${person.first_name} ${person.last_name}`],
          [texts.phone, person?.phoneno],
          [texts.email, person?.email],
        ]}
        loading={!person}
      />
      <div className={settings.buttons}>
        <Button disabled={!person} onClick={() => setOpen('profile')}>
          {texts.edit}
        </Button>
        <Button disabled={!person} onClick={() => setOpen('email')}>
          {texts.changeEmail}
        </Button>
      </div>
    </>
  );
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <Loaded query={query} failed={texts.failed} placeholder={facts}>
        {() => facts}
      </Loaded>
      <Suspense>
        {person && open === 'profile' ? <EditProfile person={person} onClose={close} /> : null}
        {open === 'email' ? <ChangeEmail onClose={close} /> : null}
      </Suspense>
    </Setting>
  );
}
