import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DeployedRemote, Registry } from '@smart-elevator/federation/registry';
import type { ExtensionSlotName } from '@smart-elevator/federation/remote';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readFirstSteps } from '@smart-elevator/shared-api/contract/home/endpoints';
import { CountsSkeleton } from '@smart-elevator/shared-ui/charts/CountsWithChart';
import { localizedName } from '@smart-elevator/shared-ui/language/localizedName';
import { t } from '@smart-elevator/shared-ui/language/t';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { TrappedButton } from '@smart-elevator/shared-ui/screens/TrappedButton';
import { RegistryFailure } from '../remotes/RegistryFailure';
import { useRegistry } from '../remotes/RegistryContext';
import styles from './Home.module.css';
import { ExtensionSlot } from '../remotes/ExtensionSlot';
import { FirstSteps, nextStep } from './FirstSteps';
import { SampleData } from './SampleData';
import { UrgentStrip } from './UrgentStrip';

/**
 * /amc_count: the extensions of the remotes, side by side; one half works if the other is down. A dealer without data has
 * the first steps instead of a desk of zeros; they are above the desk until the first ticket, then at the address to which
 * Settings leads (R235).
 */
export function Home() {
  const { registry, failed } = useRegistry();
  const counts = useExtensionRemotes(registry, 'home');
  const { data: steps, loading } = useCall(readFirstSteps, {});
  const [parameters] = useSearchParams();
  const isNew = steps?.is_empty && nextStep(steps) !== undefined;
  const isStarting = steps && (!steps.done.includes('ticket') || parameters.has('first_steps'));
  return (
    <Page title={t('Home')} action={<TrappedButton />}>
      {failed ? <RegistryFailure /> : null}
      {!registry && !failed ? (
        <div className={styles.halves}>
          <CountsSkeleton rows={5} />
          <CountsSkeleton rows={3} />
        </div>
      ) : null}
      {registry && counts.remotes.length === 0 ? <EmptyState title={t('Nothing to show yet')} /> : null}
      {isNew ? (
        <>
          <FirstSteps steps={steps} />
          <SampleData steps={steps} />
          <details className={styles.counts}>
            <summary>{t('Counts of tickets and maintenance')}</summary>
            <SlotParts registry={registry} slot="home" />
          </details>
        </>
      ) : (
        <RevealInOrder>
          {loading ? <Skeleton shape="strip" rows={4} /> : null}
          {isStarting ? <FirstSteps steps={steps} /> : null}
          {steps ? <SampleData steps={steps} /> : null}
          <UrgentStrip />
          <SlotParts registry={registry} slot="deskNow" />
          <SlotParts registry={registry} slot="desk" />
          <SlotParts registry={registry} slot="home" />
        </RevealInOrder>
      )}
    </Page>
  );
}

interface SlotPartsProps {
  registry: Registry | undefined;
  slot: 'deskNow' | 'desk' | 'home';
}

/** The extensions of the remotes for a slot: one in its whole width, others side by side. */
function SlotParts({ registry, slot }: SlotPartsProps) {
  const { remotes, noteOrder } = useExtensionRemotes(registry, slot);
  if (remotes.length === 0) return null;
  return (
    <div className={slot === 'deskNow' ? undefined : styles.halves}>
      <RevealInOrder sideBySide>
        {remotes.map((deployed) => (
          <section
            key={deployed.name}
            // The parts of the desk have headings of their own.
            aria-label={slot === 'home' ? localizedName(deployed.title, deployed.titles) : undefined}
          >
            <ExtensionSlot deployed={deployed} slot={slot} props={{}} onOrder={noteOrder} />
          </section>
        ))}
      </RevealInOrder>
    </div>
  );
}

/**
 * The remotes with an extension for `slot`. The widgets define their order once they are loaded; until then it is the
 * order of their sections.
 */
function useExtensionRemotes(registry: Registry | undefined, slot: ExtensionSlotName) {
  const [orders, setOrders] = useState<Readonly<Record<string, number>>>({});
  const noteOrder = useCallback((name: string, order: number) => {
    setOrders((known) => (known[name] === order ? known : { ...known, [name]: order }));
  }, []);
  const place = ({ name, navigation }: DeployedRemote) =>
    orders[name] ?? Math.min(...navigation.map(({ order }) => order));
  const remotes = (registry?.remotes ?? [])
    .filter(({ extensions }) => extensions.includes(slot))
    .sort((a, b) => place(a) - place(b));
  return { remotes, noteOrder };
}
