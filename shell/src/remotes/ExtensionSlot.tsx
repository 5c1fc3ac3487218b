import { useEffect } from 'react';
import { RemoteBoundary } from '@smart-elevator/shared-ui/screens/frame/RemoteBoundary';
import { LazyScreen } from '@smart-elevator/shared-ui/screens/frame/LazyScreen';
import { useLoaded } from '@smart-elevator/shared-ui/screens/frame/useLoaded';
import type { DeployedRemote, Registry } from '@smart-elevator/federation/registry';
import type {
  Extension,
  Remote,
  ExtensionSlotName,
  ExtensionSlots,
  Host,
} from '@smart-elevator/federation/remote';
import { CountsSkeleton } from '@smart-elevator/shared-ui/charts/CountsWithChart';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { localizedName } from '@smart-elevator/shared-ui/language/localizedName';
import { handleRemoteFailure } from './handleRemoteFailure';
import { loadRemote, runningRemote } from './loadDeployedRemote';
import { DisabledRemote } from './DisabledRemote';

interface ExtensionSlotProps<S extends ExtensionSlotName> {
  deployed: DeployedRemote;
  slot: S;
  /** The props of the widget. */
  props: ExtensionSlots[S];
  /** Called once the widget is loaded. */
  onOrder?: (name: string, order: number) => void;
}

const fallbackOf = (slot: ExtensionSlotName) =>
  slot === 'home' ? <CountsSkeleton rows={5} /> : <Skeleton shape="table" rows={8} />;

/** Slots of Home whose remotes have a part in `home`, too: that one says that the remote is missing. */
const QUIET: ReadonlySet<ExtensionSlotName> = new Set<ExtensionSlotName>(['desk', 'deskNow']);

/** The extension of a remote, inside its own error boundary. */
export function ExtensionSlot<S extends ExtensionSlotName>(props: ExtensionSlotProps<S>) {
  const { deployed } = props;
  const quiet = QUIET.has(props.slot);
  if (!deployed.enabled)
    return quiet ? null : <DisabledRemote title={localizedName(deployed.title, deployed.titles)} />;
  return (
    <RemoteBoundary
      quiet={quiet}
      title={localizedName(deployed.title, deployed.titles)}
      onFailure={(error) => handleRemoteFailure(deployed, error)}
    >
      <LoadedExtension {...props} />
    </RemoteBoundary>
  );
}

function LoadedExtension<S extends ExtensionSlotName>(props: ExtensionSlotProps<S>) {
  const remote = useLoaded(props.deployed, runningRemote, loadRemote);
  return remote ? <LoadedWidget {...props} remote={remote} /> : fallbackOf(props.slot);
}

interface LoadedExtensionProps<S extends ExtensionSlotName> extends ExtensionSlotProps<S> {
  remote: Remote;
}

function LoadedWidget<S extends ExtensionSlotName>({
  remote,
  deployed,
  slot,
  props,
  onOrder,
}: LoadedExtensionProps<S>) {
  const widget: Extension<S> | undefined = remote.extensions?.[slot];
  if (!widget) throw new Error(`${deployed.name} has no extension for ${slot}.`);
  const { order } = widget;

  useEffect(() => onOrder?.(deployed.name, order), [onOrder, deployed.name, order]);

  return <LazyScreen<ExtensionSlots[S]> component={widget} props={props} fallback={fallbackOf(slot)} />;
}

/** What the shell passes to the screens of remotes: the widgets of other remotes. */
export function extensionHost(registry: Registry | undefined): Host {
  const renderExtension: Host['renderExtension'] = (slot, props) => {
    const remote = registry?.remotes.find(({ extensions }) => extensions.includes(slot));
    return remote && <ExtensionSlot deployed={remote} slot={slot} props={props} />;
  };
  return { renderExtension };
}
