import type { StorageFault } from '@smart-elevator/shared-api/client/browserStorage';
import { t } from '@smart-elevator/shared-ui/language/t';
import { alertFailure } from '@smart-elevator/shared-ui/state/alerts';

/** Says what is not kept (R177); loaded only when the browser has refused to store something. */
export const alertStorageFault = (fault: StorageFault): void =>
  alertFailure(
    fault === 'full'
      ? t(
          'The storage of this browser is full. What is new in this tab is lost when it is reloaded or closed: your sign-in, drafts and the settings of this browser.',
        )
      : t(
          'This browser does not let the console store anything. The console works in this tab, but what it keeps is lost when the tab is reloaded or closed: your sign-in, drafts and the settings of this browser.',
        ),
    'browser storage',
  );
