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
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
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
  /** How many have been sent; undefined while nothing is being sent. */
  const [done, setDone] = useState<number>();
  const busy = done !== undefined;
  const [failed, setFailed] = useState<ChangeOutcome['failed']>([]);

  const assign = async () => {
    if (busy) return;
    if (!chosen) return setSubmitted(true);
    setDone(0);
    const result = await changeElevators(
      elevators,
      () => ({ user_id: [dealer_id, chosen.user_id] }),
      setDone,
    );
    onAssigned(result.changed.map(({ elevator_id }) => elevator_id));
    if (result.changed.length > 0) alertSuccess(texts.done(result.changed.length, personLabel(chosen)));
    if (result.failed.length === 0) return onClose();
    setDone(undefined);
    setFailed(result.failed);
  };

  return (
    <Dialog
      title={texts.title}
      open
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
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
      {busy ? (
        <ProgressBar
          label={messages.completion.progress(done, elevators.length)}
          share={done / elevators.length}
        />
      ) : failed.length > 0 ? (
        <FailedRows title={texts.failed(failed.length)} rows={failedRows({ failed })} />
      ) : null}
    </Dialog>
  );
}
