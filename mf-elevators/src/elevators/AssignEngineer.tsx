import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { changeElevators, sendChange, type ChangeableElevator, type ChangeOutcome } from '../changeElevators';
import { messages } from '../messages';

interface AssignEngineerProps {
  elevators: readonly ChangeableElevator[];
  onAssigned: (elevator_ids: readonly number[]) => void;
  onClose: () => void;
}

const texts = messages.assign;

/** Assigns elevators to one engineer; those that could not be assigned stay, with the reason. */
export function AssignEngineer({ elevators, onAssigned, onClose }: AssignEngineerProps) {
  const dealer_id = useDealerId();
  const { data, error, retry, loading } = useCall(employeeList, { params: { dealer_id } });
  const [chosen, setChosen] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ChangeOutcome['failed']>([]);
  const engineers = selectablePeople(data?.results ?? [], []);
  const engineer = engineers.find(({ user_id }) => String(user_id) === chosen);

  const assign = async () => {
    if (busy) return;
    if (!engineer) return setSubmitted(true);
    setBusy(true);
    const body = { user_id: [dealer_id, engineer.user_id] };
    const result = await changeElevators(elevators, (id) => sendChange(id, body));
    onAssigned(result.changed.map(({ elevator_id }) => elevator_id));
    if (result.changed.length > 0) alertSuccess(texts.done(result.changed.length, personLabel(engineer)));
    if (result.failed.length === 0) return onClose();
    setBusy(false);
    setFailed(result.failed);
  };

  return (
    <Dialog
      title={texts.title}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => void assign()}>
            {failed.length > 0 ? common.retry : texts.assign}
          </Button>
        </>
      }
    >
      {error && !data ? (
        <CallFailure title={messages.form.peopleFailed} error={error} onRetry={retry} />
      ) : (
        <SelectField
          label={messages.page.engineer}
          value={chosen}
          options={engineers.map((person) => ({
            value: String(person.user_id),
            label: personLabel(person),
          }))}
          onChange={setChosen}
          loading={loading}
          required
        />
      )}
      {submitted && !engineer ? <Notice tone="failure" title={texts.none} /> : null}
      {failed.length > 0 ? (
        <Notice tone="failure" title={texts.failed(failed.length)}>
          {failed.map(({ elevator_id, elevator_name, reason }) => (
            <p key={elevator_id}>
              <strong>{elevator_name}</strong> {translateServerMessage(reason)}
            </p>
          ))}
        </Notice>
      ) : null}
    </Dialog>
  );
}
