import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { LIFT_OUTCOMES, type LiftOutcome } from '@smart-elevator/shared-api/contract/visits/visitState';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { RadioGroup } from '@smart-elevator/shared-ui/form/RadioGroup';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { messages } from '../messages';
import { OUTCOME_LABELS, STATE_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { refusalOf } from '../changeVisitAlert';
import { DoneChecks } from './DoneChecks';
import { useVisitSend } from './useVisitSend';

const texts = messages.actions;

const outcomeOf = (id: number) => `outcome_${id}`;
const reasonOfLift = (id: number) => `reason_${id}`;

interface DoneDialogProps {
  visit: Visit;
  onClose: () => void;
  /** Done was refused: items of the checklists of these lifts are missing. */
  onIncomplete: (elevator_ids: readonly number[]) => void;
}

/** The lifts whose checklists the server says are not complete. */
const incompleteLifts = (error: ApiError): number[] =>
  Object.keys(error.fields).flatMap((name) => {
    const [, id] = /^checks\.(\d+)$/.exec(name) ?? [];
    return id === undefined ? [] : [Number(id)];
  });

/** Asks for the outcome of each lift, says what its checklist still needs, and sets the visit to Done (R1203, R1212, R1255). */
export function DoneDialog({ visit, onClose, onIncomplete }: DoneDialogProps) {
  const send = useVisitSend(changeVisitState);
  const { lifts } = visit;
  const [onPaper, setOnPaper] = useState<ReadonlySet<number>>(new Set());
  const initialValues: Record<string, string> = Object.fromEntries(
    lifts.flatMap(({ elevator_id, outcome, reason }) => [
      [outcomeOf(elevator_id), outcome ?? 'Done'],
      [reasonOfLift(elevator_id), reason],
    ]),
  );
  const paperOf = (id: number) => (onPaper.has(id) ? { all_ok: true } : {});
  const outcomeIn = (values: Record<string, string>, id: number): LiftOutcome =>
    LIFT_OUTCOMES.find((known) => known === values[outcomeOf(id)]) ?? 'Done';
  const missingReasons = (values: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      lifts.flatMap(({ elevator_id: id }) =>
        outcomeIn(values, id) === 'Skipped' && (values[reasonOfLift(id)] ?? '').trim() === ''
          ? [[reasonOfLift(id), translateServerMessage(visitMessages.reasonMissing)]]
          : [],
      ),
    );
  return (
    <Dialog title={texts.doneTitle} open onClose={onClose}>
      <SendForm
        label={texts.doneTitle}
        initialValues={initialValues}
        submit={texts.to.Done}
        secondaryAction={<Button onClick={onClose}>{common.cancel}</Button>}
        reasonOf={refusalOf}
        send={async (values) => {
          const result = await send(
            {
              params: { visit_id: visit.visit_id },
              body: {
                version: visit.version,
                state: 'Done',
                lifts: lifts.map(({ elevator_id }) => {
                  const outcome = outcomeIn(values, elevator_id);
                  const reason = values[reasonOfLift(elevator_id)] ?? '';
                  return {
                    elevator_id,
                    outcome,
                    ...(outcome === 'Done' ? paperOf(elevator_id) : { reason }),
                  };
                }),
              },
            },
            missingReasons(values),
          );
          const incomplete = result && !result.ok ? incompleteLifts(result.error) : [];
          if (incomplete.length > 0) onIncomplete(incomplete);
          return result;
        }}
        onSaved={() => {
          onClose();
          alertSuccess(messages.change.state(visit.building_name, t(STATE_LABELS.Done)));
        }}
      >
        {lifts.map(({ elevator_id, elevator_name }) => (
          <div key={elevator_id}>
            <RadioGroup
              name={outcomeOf(elevator_id)}
              label={elevator_name}
              options={LIFT_OUTCOMES.map((value) => ({ value, label: t(OUTCOME_LABELS[value]) }))}
            />
            <FormValue<string> name={outcomeOf(elevator_id)}>
              {(outcome) =>
                outcome === 'Done' ? (
                  <DoneChecks
                    visit_id={visit.visit_id}
                    elevator_id={elevator_id}
                    onPaper={onPaper.has(elevator_id)}
                    onChange={(isOn) =>
                      setOnPaper(
                        new Set([
                          ...[...onPaper].filter((id) => id !== elevator_id),
                          ...(isOn ? [elevator_id] : []),
                        ]),
                      )
                    }
                  />
                ) : (
                  <TextField name={reasonOfLift(elevator_id)} label={texts.reasonOf(elevator_name)} />
                )
              }
            </FormValue>
          </div>
        ))}
      </SendForm>
    </Dialog>
  );
}
