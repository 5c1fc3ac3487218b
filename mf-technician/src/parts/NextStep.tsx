import { mayChangeVisit, type VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { partMessages } from './messages';
import { useStored } from './stored';
import { storeState } from './storeState';

/** The step of the thumb that follows a state; Done is on the page of the visit, where its checklist is. */
const NEXT: Readonly<Partial<Record<VisitState, 'OnTheWay' | 'AtWork'>>> = {
  Planned: 'OnTheWay',
  OnHold: 'OnTheWay',
  OnTheWay: 'AtWork',
};

/** The button of the next step of a visit; none when the visit is at work or over (R1397). */
export function NextStep({ visit }: { visit: VisitRow }) {
  const { busy, store } = useStored();
  const next = NEXT[visit.state];
  if (!next || !mayChangeVisit(visit.state, next, 'TechnicianUser')) return null;
  return (
    <Button
      kind="primary"
      busy={busy}
      onClick={({ detail }) => {
        // The second tap of two would mean the step after it, whose button stands at the same place by then.
        if (detail < 2) void store(() => storeState(visit, { state: next }));
      }}
    >
      {next === 'OnTheWay' ? partMessages.onTheWay : partMessages.arrived}
    </Button>
  );
}
