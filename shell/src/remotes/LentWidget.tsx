import { useEffect } from 'react';
import { RemoteBoundary } from '@smart-elevator/shared-ui/screens/frame/RemoteBoundary';
import { Screen } from '@smart-elevator/federation/host/Screen';
import { useLoaded } from '@smart-elevator/federation/host/useLoaded';
import type { DeployedRemote } from '@smart-elevator/federation/registry';
import type { LentWidget as Lent, Remote, Slot, Slots } from '@smart-elevator/federation/remote';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { named } from '@smart-elevator/shared-ui/language/named';
import { afterFailure } from './afterFailure';
import { loadRemote, runningRemote } from './loader';
import { SwitchedOff } from './SwitchedOff';

interface LentWidgetProps<S extends Slot> {
  deployed: DeployedRemote;
  slot: S;
  /** What the widget is told. */
  props: Slots[S];
  /** Told once the widget is there. */
  onOrder?: (name: string, order: number) => void;
}

const fallback = <Skeleton shape="table" rows={8} />;

/** What a remote lends, behind its own boundary. */
export function LentWidget<S extends Slot>(props: LentWidgetProps<S>) {
  const { deployed } = props;
  if (!deployed.enabled) return <SwitchedOff title={named(deployed.title, deployed.titles)} />;
  return (
    <RemoteBoundary
      title={named(deployed.title, deployed.titles)}
      onFailure={(error) => afterFailure(deployed, error)}
    >
      <LentPiece {...props} />
    </RemoteBoundary>
  );
}

function LentPiece<S extends Slot>(props: LentWidgetProps<S>) {
  const remote = useLoaded(props.deployed, runningRemote, loadRemote);
  return remote ? <LoadedWidget {...props} remote={remote} /> : fallback;
}

interface LoadedWidgetProps<S extends Slot> extends LentWidgetProps<S> {
  remote: Remote;
}

function LoadedWidget<S extends Slot>({ remote, deployed, slot, props, onOrder }: LoadedWidgetProps<S>) {
  const widget: Lent<S> | undefined = remote.lends?.[slot];
  if (!widget) throw new Error(`${deployed.name} lends nothing to ${slot}.`);
  const { order } = widget;

  useEffect(() => onOrder?.(deployed.name, order), [onOrder, deployed.name, order]);

  return <Screen<Slots[S]> component={widget} props={props} fallback={fallback} />;
}
