import type { Registry } from '@smart-elevator/federation/registry';
import type { Host } from '@smart-elevator/federation/remote';
import { ExtensionSlot } from './ExtensionSlot';

/** What the shell passes to the screens of remotes: the widgets of other remotes. */
export const extensionHost = (registry: Registry | undefined): Host => ({
  borrow: (slot, props) => {
    const lender = registry?.remotes.find(({ lends }) => lends.includes(slot));
    return lender && <ExtensionSlot deployed={lender} slot={slot} props={props} />;
  },
});
