import { PARTS_MAX, type Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useCallback, useState } from 'react';
import { enqueue, enqueuePhoto } from '../outbox/outbox';
import { stored } from '../parts/stored';
import { useTyped } from '../storage/useTyped';
import styles from '../parts/Phone.module.css';
import { lacksReason, LiftResult, type LiftSaid } from './LiftResult';
import { visitMessages as texts } from './messages';
import { SignaturePanel, type Signature } from './SignaturePanel';
import work from './Work.module.css';

interface FinishVisitProps {
  visit: Visit;
  /** How many items of each lift are missing. */
  missing: ReadonlyMap<number, number>;
  /** Done is refused: items of the checklists of these lifts are missing. */
  onMissing: (elevator_ids: readonly number[]) => void;
}

const MAINTAINED: LiftSaid = { outcome: 'Done', reason: '' };

/** The outcome at each lift, the signature of the customer, and Done (R1203, R1398). */
export function FinishVisit({ visit, missing, onMissing }: FinishVisitProps) {
  const { visit_id, version, lifts, building_name: about } = visit;
  const saidOnes = useTyped<readonly [number, LiftSaid][]>(`visit:${visit_id}/lifts`, []);
  const said = new Map(saidOnes.value);
  const [signature, setSignature] = useState<Signature>();
  // A function as it is: React would call it for the next state.
  const sign = useCallback((made: Signature | undefined) => setSignature(() => made), []);
  const parts = useTyped<string>(`visit:${visit_id}/parts`, '');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const saidOf = (elevator_id: number) => said.get(elevator_id) ?? MAINTAINED;
  const lacking = lifts.filter(
    ({ elevator_id }) => saidOf(elevator_id).outcome === 'Done' && (missing.get(elevator_id) ?? 0) > 0,
  );
  const count = lacking.reduce((sum, { elevator_id }) => sum + (missing.get(elevator_id) ?? 0), 0);

  async function finish() {
    setTried(true);
    if (lacking.length > 0) return onMissing(lacking.map(({ elevator_id }) => elevator_id));
    if (lifts.some(({ elevator_id }) => lacksReason(saidOf(elevator_id)))) return;
    setBusy(true);
    // The file first: a visit that is done has its signature.
    const isStored = await stored(async () => {
      const picture = await signature?.();
      if (picture) await enqueuePhoto(picture, { owner: 'visit', owner_id: visit_id }, about);
      await enqueue({
        kind: 'visitState',
        params: { visit_id },
        fields: {
          state: 'Done',
          ...(parts.value.trim() === '' ? {} : { parts_used: parts.value.trim() }),
          lifts: lifts.map(({ elevator_id }) => {
            const { outcome, reason } = saidOf(elevator_id);
            return { elevator_id, outcome, reason: outcome === 'Skipped' ? reason.trim() : '' };
          }),
        },
        version,
        about,
      });
    });
    setBusy(false);
    if (!isStored) return;
    saidOnes.forget();
    parts.forget();
  }

  return (
    <Panel title={texts.finish}>
      <div className={work.outcomes}>
        {lifts.map(({ elevator_id, elevator_name }) => (
          <LiftResult
            key={elevator_id}
            elevator={elevator_name}
            said={saidOf(elevator_id)}
            isRefused={tried}
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
      <SignaturePanel onChange={sign} />
      {tried && count > 0 ? (
        <p className={work.error} role="alert">
          {texts.stillMissing(count)}
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
