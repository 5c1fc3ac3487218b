import type { Registry } from '@smart-elevator/federation/registry';
import type { Host } from '@smart-elevator/federation/remote';
import { ExtensionSlot } from './ExtensionSlot';

/** What the shell passes to the screens of remotes: the widgets of other remotes. */
export function extensionHost(registry: Registry | undefined): Host {
  const renderExtension: Host['renderExtension'] = (slot, props) => {
    const remote = registry?.remotes.find(({ extensions }) => extensions.includes(slot));
    return remote && <ExtensionSlot deployed={remote} slot={slot} props={props} />;
  };
  return { renderExtension };
}
