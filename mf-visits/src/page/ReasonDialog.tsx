import { blankableText, record } from '@smart-elevator/shared-api/contract/fields';
import { requiredSchema } from '@smart-elevator/shared-api/contract/fieldRules';
import { changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { REASON_MAX, type Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { STATE_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { refusalOf } from '../changeVisitAlert';
import { useVisitSend } from './useVisitSend';

interface ReasonDialogProps {
  visit: Visit;
  state: VisitState;
  onClose: () => void;
}

const SCHEMA = record({ reason: requiredSchema(blankableText(REASON_MAX)) });

/** Asks why a visit is held, cancelled, or was not done after all. */
export function ReasonDialog({ visit, state, onClose }: ReasonDialogProps) {
  const send = useVisitSend(changeVisitState);
  const title = visit.state === 'Done' ? messages.actions.undo : messages.actions.to[state];
  return (
    <Dialog title={title} open onClose={onClose}>
      <SendForm
        label={title}
        initialValues={{ reason: '' }}
        schema={SCHEMA}
        submit={title}
        secondaryAction={<Button onClick={onClose}>{common.cancel}</Button>}
        reasonOf={refusalOf}
        send={({ reason }) =>
          send({ params: { visit_id: visit.visit_id }, body: { version: visit.version, state, reason } })
        }
        onSaved={() => {
          onClose();
          alertSuccess(messages.change.state(visit.building_name, t(STATE_LABELS[state])));
        }}
      >
        <TextAreaField name="reason" label={messages.actions.reason} required />
      </SendForm>
    </Dialog>
  );
}
