import { changeVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { hasBegun } from '@smart-elevator/shared-api/contract/visits/visitState';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { useState } from 'react';
import { PlanFields } from '../form/PlanFields';
import { planBody, planErrors, planValuesOf } from '../form/planValues';
import { messages } from '../messages';
import { refusalOf } from '../changeVisitAlert';
import { useVisitSend } from './useVisitSend';

const texts = messages.actions;

/** Changes the plan of a visit: its day, people, window, estimate, tickets and note (R1204, R1205). */
export function PlanDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const send = useVisitSend(changeVisit);
  // Only what was changed here is sent: what somebody else has changed meanwhile stays.
  const [opened] = useState(() => planValuesOf(visit));
  return (
    <Dialog title={texts.planTitle(visit.building_name)} open onClose={onClose}>
      {hasBegun(visit.state) ? <Notice tone="info">{texts.begun}</Notice> : null}
      <SendForm
        label={texts.plan}
        initialValues={opened}
        submit={texts.savePlan}
        secondaryAction={<Button onClick={onClose}>{common.cancel}</Button>}
        reasonOf={refusalOf}
        send={(values) =>
          send(
            {
              params: { visit_id: visit.visit_id },
              body: { version: visit.version, ...planBody(values, opened) },
            },
            planErrors(values),
          )
        }
        onSaved={({ planned_day }) => {
          onClose();
          alertSuccess(messages.change.planned(visit.building_name, formatDay(planned_day)));
        }}
      >
        <PlanFields visit={visit} />
      </SendForm>
    </Dialog>
  );
}
