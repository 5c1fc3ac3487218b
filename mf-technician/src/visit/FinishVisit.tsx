import type { Signature as Drawn } from '@smart-elevator/shared-api/contract/visits/signature';
import { PARTS_MAX, type Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitStateChange } from '@smart-elevator/shared-api/contract/visits/visitInput';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useEffect, useRef, useState } from 'react';
import { enqueuePhoto } from '../outbox/outbox';
import { useStored } from '../parts/stored';
import { useTyped } from '../storage/useTyped';
import styles from '../parts/Phone.module.css';
import { lacksReason, LiftResult, type LiftSaid } from './LiftResult';
import { visitMessages as texts } from './messages';
import { storeState } from '../parts/storeState';
import { SignaturePanel } from './SignaturePanel';
import type { Signature } from './signaturePad';
import work from './Work.module.css';

interface FinishVisitProps {
  visit: Visit;
  /** What a Done said that was refused or waits: the technician goes on from there. */
  before: Partial<VisitStateChange> | undefined;
  /** The lift of each item that is missing. */
  missing: readonly number[];
  /** Done is refused: items of the checklists of these lifts are missing. */
  onMissing: (elevator_ids: readonly number[]) => void;
}

const MAINTAINED: LiftSaid = { outcome: 'Done', reason: '' };

/** The outcome at each lift, the signature of the customer, and Done (R1203, R1398). */
export function FinishVisit({ visit, before, missing, onMissing }: FinishVisitProps) {
  const { visit_id, lifts, building_name: about } = visit;
  const saidOnes = useTyped<readonly [number, LiftSaid][]>(
    `visit:${visit_id}/lifts`,
    (before?.lifts ?? []).map(({ elevator_id, outcome, reason = '' }) => [elevator_id, { outcome, reason }]),
  );
  const said = new Map(saidOnes.value);
  const [signature, setSignature] = useState<Signature>();
  const drawn = useTyped<readonly Drawn[]>(
    `visit:${visit_id}/signature`,
    before?.signature ? [before.signature] : [],
  );
  const { change: keepDrawn } = drawn;
  const sign = (made: Signature | undefined) => {
    setSignature(made);
    keepDrawn(made?.drawn ? [made.drawn] : []);
  };
  const parts = useTyped<string>(`visit:${visit_id}/parts`, before?.parts_used ?? '');
  /** How often Done was pressed. */
  const [tries, setTries] = useState(0);
  const outcomes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The first reason that keeps the visit from being done.
    outcomes.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);
  const { busy, store } = useStored();
  const saidOf = (elevator_id: number) => said.get(elevator_id) ?? MAINTAINED;
  const lacking = missing.filter((elevator_id) => saidOf(elevator_id).outcome === 'Done');

  async function finish() {
    setTries((before) => before + 1);
    if (lacking.length > 0) return onMissing(lacking);
    if (lifts.some(({ elevator_id }) => lacksReason(saidOf(elevator_id)))) return;
    const parts_used = parts.value.trim();
    // The file first: a visit that is done has its signature.
    const isStored = await store(async () => {
      const isSent = JSON.stringify(signature?.drawn) === JSON.stringify(before?.signature);
      const picture = isSent ? undefined : await signature?.picture();
      if (picture) await enqueuePhoto(picture, { owner: 'visit', owner_id: visit_id }, about);
      await storeState(visit, {
        state: 'Done',
        ...(parts_used === '' ? {} : { parts_used }),
        ...(signature?.drawn ? { signature: signature.drawn } : {}),
        lifts: lifts.map(({ elevator_id }) => {
          const { outcome, reason } = saidOf(elevator_id);
          return { elevator_id, outcome, reason: outcome === 'Skipped' ? reason.trim() : '' };
        }),
      });
    });
    if (!isStored) return;
    saidOnes.forget();
    parts.forget();
    drawn.forget();
  }

  return (
    <Panel title={texts.finish}>
      <div ref={outcomes} className={work.outcomes}>
        {lifts.map(({ elevator_id, elevator_name }) => (
          <LiftResult
            key={elevator_id}
            elevator={elevator_name}
            said={saidOf(elevator_id)}
            isRefused={tries > 0}
            onChange={(next) => saidOnes.change([...new Map([...said, [elevator_id, next]])])}
          />
        ))}
      </div>
      <textarea
        className={work.reason}
        aria-label={texts.parts}
        placeholder={texts.parts}
        rows={2}
        maxLength={PARTS_MAX}
        value={parts.value}
        onChange={({ target }) => parts.change(target.value)}
      />
      <SignaturePanel first={drawn.value[0]} onChange={sign} />
      {tries > 0 && lacking.length > 0 ? (
        <p className={work.error} role="alert">
          {texts.stillMissing(lacking.length)}
        </p>
      ) : null}
      <div className={styles.thumb}>
        <Button kind="primary" icon="check" busy={busy} onClick={() => void finish()}>
          {texts.done}
        </Button>
      </div>
    </Panel>
  );
}
