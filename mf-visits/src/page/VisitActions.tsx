import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import {
  hasBegun,
  isWaiting,
  mayChangeVisit,
  needsReason,
  type VisitState,
} from '@smart-elevator/shared-api/contract/visits/visitState';
import { Button, type ButtonKind } from '@smart-elevator/shared-ui/button/Button';
import { MoreActions } from '@smart-elevator/shared-ui/button/MoreActions';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useState } from 'react';
import { messages } from '../messages';
import { STATE_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { setVisitState } from '../changeVisitAlert';
import { DoneDialog } from './DoneDialog';
import { PlanDialog } from './PlanDialog';
import { ReasonDialog } from './ReasonDialog';

const texts = messages.actions;

/** The next states in the order of their buttons. */
const NEXT = ['OnTheWay', 'AtWork', 'Done', 'Planned', 'OnHold', 'Missed', 'Cancelled'] as const;

/** The usual next state, whose button is the main one. */
const USUAL: Partial<Record<VisitState, VisitState>> = {
  Planned: 'OnTheWay',
  OnTheWay: 'AtWork',
  AtWork: 'Done',
  OnHold: 'Planned',
  Missed: 'Planned',
};

type Asked = { kind: 'plan' } | { kind: 'done' } | { kind: 'reason'; state: VisitState };

interface VisitActionsProps {
  visit: Visit;
  /** Done was refused: items of the checklists of these lifts are missing (R1336). */
  onIncomplete: (elevator_ids: readonly number[]) => void;
}

/** The buttons of a visit for the dealer, who alone uses the console, by the table of its states (R1202). */
export function VisitActions({ visit, onIncomplete }: VisitActionsProps) {
  const [asked, setAsked] = useState<Asked>();
  // Until the page shows a newer version, a further change would be refused.
  const [sent, setSent] = useState<{ to: VisitState; version: number }>();
  const running = sent && visit.version <= sent.version ? sent.to : undefined;
  const { state } = visit;
  const close = () => setAsked(undefined);

  const change = async (to: VisitState) => {
    setSent({ to, version: visit.version });
    const saved = await setVisitState(
      { visit, done: messages.change.state(visit.building_name, t(STATE_LABELS[to])) },
      { state: to },
    );
    if (!saved) setSent(undefined);
  };
  const press = (to: VisitState) => {
    if (needsReason(state, to)) return setAsked({ kind: 'reason', state: to });
    return to === 'Done' ? setAsked({ kind: 'done' }) : void change(to);
  };
  const button = (to: VisitState, kind: ButtonKind) => (
    <Button
      key={to}
      kind={kind}
      busy={running === to}
      disabled={running !== undefined && running !== to}
      onClick={() => press(to)}
    >
      {state === 'Done' && to === 'Planned' ? texts.undo : texts.to[to]}
    </Button>
  );
  const allowed = NEXT.filter((to) => mayChangeVisit(state, to, 'DealerUser'));
  const usual = allowed.find((to) => to === USUAL[state]);
  const isPlannable = isWaiting(state) || hasBegun(state);
  return (
    <>
      {usual ? button(usual, 'primary') : null}
      <MoreActions>
        {isPlannable ? <Button onClick={() => setAsked({ kind: 'plan' })}>{texts.plan}</Button> : null}
        {allowed.filter((to) => to !== usual).map((to) => button(to, 'plain'))}
        <PrintButton />
      </MoreActions>
      {asked?.kind === 'plan' ? <PlanDialog visit={visit} onClose={close} /> : null}
      {asked?.kind === 'done' ? (
        <DoneDialog
          visit={visit}
          onClose={close}
          onIncomplete={(elevator_ids) => {
            close();
            onIncomplete(elevator_ids);
          }}
        />
      ) : null}
      {asked?.kind === 'reason' ? <ReasonDialog visit={visit} state={asked.state} onClose={close} /> : null}
    </>
  );
}
