import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { countInvitations, sendInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { ConfirmSend } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../messages';
import { Setting } from './Setting';

const texts = messages.invitations;

/** Invites everybody again who has not accepted (R436); nothing on a back end without that count. */
export function InvitationsSetting() {
  const dealer_id = useDealerId();
  const { data, loading } = useCall(countInvitations, { params: { dealer_id } });
  if (loading) return <Skeleton rows={2} />;
  if (!data) return null;
  const { not_accepted: count } = data;
  return (
    <Setting title={texts.title} hint={texts.waiting(count)}>
      {count > 0 ? (
        <div>
          <ConfirmSend
            icon="share"
            label={texts.again(count)}
            endpoint={sendInvitations}
            input={{ params: { dealer_id }, body: { again: true } }}
            question={texts.question}
            subject={texts.writesTo(count)}
            confirmLabel={texts.confirm}
            action="invite again"
            done={({ invited }) => texts.sent(invited)}
            failed={(_, reason) => texts.failed(reason)}
          />
        </div>
      ) : null}
    </Setting>
  );
}
