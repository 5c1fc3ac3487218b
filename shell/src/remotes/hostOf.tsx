import type { Registry } from '@smart-elevator/federation/registry';
import type { Host } from '@smart-elevator/federation/remote';
import { LentWidget } from './LentWidget';

/** What the shell gives the screens of remotes: the widgets that other remotes lend. */
export const hostOf = (registry: Registry | undefined): Host => ({
  borrow: (slot, props) => {
    const lender = registry?.remotes.find(({ lends }) => lends.includes(slot));
    return lender && <LentWidget deployed={lender} slot={slot} props={props} />;
  },
});
