import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { personLabel, type Employee } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { FailedRows } from '@smart-elevator/shared-ui/screens/FailedRows';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { changeElevators, failedRows, type ChangeableElevator, type ChangeOutcome } from '../changeElevators';
import { messages } from '../messages';
import { personOptions } from '../valueText';

interface AssignEngineerProps {
  elevators: readonly ChangeableElevator[];
  onAssigned: (elevator_ids: readonly number[]) => void;
  onClose: () => void;
}

const texts = messages.assign;

/** Assigns elevators to one engineer; those that could not be assigned stay, with the reason. */
export function AssignEngineer({ elevators, onAssigned, onClose }: AssignEngineerProps) {
  const dealer_id = useDealerId();
  const query = useCall(employeeList, { params: { dealer_id } });
  const [chosen, setChosen] = useState<Employee>();
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ChangeOutcome['failed']>([]);

  const assign = async () => {
    if (busy) return;
    if (!chosen) return setSubmitted(true);
    setBusy(true);
    const result = await changeElevators(elevators, () => ({ user_id: [dealer_id, chosen.user_id] }));
    onAssigned(result.changed.map(({ elevator_id }) => elevator_id));
    if (result.changed.length > 0) alertSuccess(texts.done(result.changed.length, personLabel(chosen)));
    if (result.failed.length === 0) return onClose();
    setBusy(false);
    setFailed(result.failed);
  };

  const close = busy ? () => undefined : onClose;
  return (
    <Dialog
      title={texts.title}
      open
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => void assign()}>
            {failed.length > 0 ? common.retry : texts.assign}
          </Button>
        </>
      }
    >
      <Loaded query={query} failed={messages.form.peopleFailed} rows={1}>
        {({ results }) => (
          <SelectField
            label={messages.page.engineer}
            value={chosen === undefined ? '' : String(chosen.user_id)}
            options={personOptions(selectablePeople(results, []))}
            onChange={(id) => setChosen(results.find(({ user_id }) => String(user_id) === id))}
            required
          />
        )}
      </Loaded>
      {submitted && !chosen ? <Notice tone="failure" title={texts.none} /> : null}
      {failed.length > 0 && !busy ? (
        <FailedRows title={texts.failed(failed.length)} rows={failedRows({ failed })} />
      ) : null}
    </Dialog>
  );
}
