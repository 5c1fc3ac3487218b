import { useCallback, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';
import { t } from '@smart-elevator/shared-ui/language/t';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { useRegistry } from '../remotes/RegistryContext';
import type { Palette as PaletteComponent } from './Palette';

const ACTION = 'open the search';

const load = () => retryOnce(() => import(/* webpackChunkName: "palette" */ './Palette'));

/** The search of the whole console; its code is loaded when it is opened. */
export function usePalette(): { open: () => void; palette: ReactNode } {
  const { registry } = useRegistry();
  const [opened, setOpened] = useState<{ Palette: ComponentType<ComponentProps<typeof PaletteComponent>> }>();
  const close = useCallback(() => setOpened(undefined), []);
  const open = useCallback(() => {
    load().then(
      ({ Palette }) => {
        dismissFailures(ACTION);
        setOpened({ Palette });
      },
      () => alertFailure(t('{title}: not available right now.', { title: t('Search') }), ACTION),
    );
  }, []);
  return { open, palette: opened ? <opened.Palette registry={registry} onClose={close} /> : null };
}
