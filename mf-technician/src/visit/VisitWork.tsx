import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readVisitChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import {
  missingOf,
  type LiftChecks,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { useEffect, useRef, useState } from 'react';
import { isOpenDone } from '../outbox/nextOf';
import { useOutbox } from '../outbox/useOutbox';
import { checksWithUnsent } from '../outbox/withUnsent';
import { Kept } from '../parts/Kept';
import { FinishVisit } from './FinishVisit';
import { LiftWork } from './LiftWork';
import { loadPad } from './SignaturePanel';
import { visitMessages as texts } from './messages';

/** The checklists of the lifts, and what ends the visit; both once the technician has arrived. */
export function VisitWork({ visit }: { visit: Visit }) {
  const { visit_id, state } = visit;
  const query = useCall(readVisitChecks, { params: { visit_id } });
  const { items } = useOutbox();
  const [refused, setRefused] = useState<readonly number[]>([]);
  const lists = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The first item that keeps the visit from being done.
    lists.current?.querySelector<HTMLElement>('[data-refused] :is(input, textarea, button)')?.focus();
  }, [refused]);
  useEffect(() => {
    // Later the phone may be without a network.
    loadPad().catch(() => undefined);
  }, []);
  const isWorked = state === 'AtWork';
  return (
    <Kept query={query} failed={texts.checksFailed} rows={6}>
      {({ lifts }) => {
        const done = items.find((item) => isOpenDone(item, `visit:${visit_id}`));
        const known = lifts.map((lift) => checksWithUnsent(visit_id, lift, items));
        return (
          <>
            <div ref={lists}>
              {known.map((lift) => (
                <LiftWork
                  key={lift.elevator_id}
                  visit={visit}
                  lift={lift}
                  isOpen={isWorked}
                  isRefused={refused.includes(lift.elevator_id)}
                />
              ))}
            </div>
            {isWorked ? (
              <FinishVisit
                key={done?.id}
                visit={visit}
                before={done?.fields}
                missing={missingItems(known)}
                onMissing={setRefused}
              />
            ) : null}
          </>
        );
      }}
    </Kept>
  );
}

/** The lift of each item that is missing (R1255). */
const missingItems = (lifts: readonly LiftChecks[]): number[] =>
  lifts.flatMap(({ elevator_id, items }) => items.filter(missingOf).map(() => elevator_id));
