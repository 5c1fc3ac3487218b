import { Suspense, use, useEffect } from 'react';
import { RemoteBoundary } from '@smart-elevator/federation/host/RemoteBoundary';
import { Screen } from '@smart-elevator/federation/host/Screen';
import type { DeployedRemote } from '@smart-elevator/federation/registry';
import type { Slot } from '@smart-elevator/federation/remote';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { forgetFailed, loadedRemote } from '../remotes/loader';

interface LentWidgetProps {
  deployed: DeployedRemote;
  slot: Slot;
  /** Told once the widget is there. */
  onOrder: (name: string, order: number) => void;
}

const waiting = <Skeleton shape="table" rows={8} />;

/** What a remote lends, behind its own boundary. */
export function LentWidget(props: LentWidgetProps) {
  const { deployed } = props;
  return (
    <RemoteBoundary title={deployed.title} onFailure={() => forgetFailed(deployed)}>
      <Suspense fallback={waiting}>
        <LoadedWidget {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

function LoadedWidget({ deployed, slot, onOrder }: LentWidgetProps) {
  const widget = use(loadedRemote(deployed)).lends?.[slot];
  if (!widget) throw new Error(`${deployed.name} lends nothing to ${slot}.`);
  const { order } = widget;

  useEffect(() => onOrder(deployed.name, order), [onOrder, deployed.name, order]);

  return <Screen piece={widget} waiting={waiting} />;
}
