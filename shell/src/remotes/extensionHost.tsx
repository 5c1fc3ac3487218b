import type { Registry } from '@smart-elevator/federation/registry';
import type { Host } from '@smart-elevator/federation/remote';
import { ExtensionSlot } from './ExtensionSlot';

/** What the shell gives the screens of remotes: the widgets that other remotes lend. */
export const extensionHost = (registry: Registry | undefined): Host => ({
  borrow: (slot, props) => {
    const lender = registry?.remotes.find(({ lends }) => lends.includes(slot));
    return lender && <ExtensionSlot deployed={lender} slot={slot} props={props} />;
  },
});
