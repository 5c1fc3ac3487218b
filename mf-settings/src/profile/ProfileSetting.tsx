import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { messages } from '../messages';
import { FactsSetting } from './FactsSetting';

const texts = messages.profile;

/** The dealer's own name, phone and e-mail address. */
export function ProfileSetting() {
  const query = useCall(loadPerson, { params: { user_id: useDealerId() } });
  const profile = useLazyDialog(async () => (await import('./EditProfile')).EditProfile);
  const email = useLazyDialog(async () => (await import('./ChangeEmail')).ChangeEmail);
  const person = query.data?.data;
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
        { label: texts.edit, onClick: profile.open },
        { label: texts.changeEmail, onClick: email.open },
      ]}
    >
      {person && profile.Dialog && profile.isOpen ? (
        <profile.Dialog person={person} onClose={profile.close} />
      ) : null}
      {email.Dialog && email.isOpen ? <email.Dialog onClose={email.close} /> : null}
    </FactsSetting>
  );
}
