import {
  useCallback,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';
import { t } from '@smart-elevator/shared-ui/language/t';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { useRegistry } from '../remotes/RegistryContext';
import { collectTyped } from './collectTyped';
import type { Palette as PaletteComponent } from './Palette';

interface Opened {
  Palette: ComponentType<ComponentProps<typeof PaletteComponent>>;
  /** What was typed while it was loading. */
  typed: string;
}

const ACTION = 'open the search';

const load = () => retryOnce(() => import(/* webpackChunkName: "palette" */ './Palette'));

/** The search of the whole console; its code is loaded when it is opened. */
export function usePalette(): { open: () => void; palette: ReactNode } {
  const { registry } = useRegistry();
  const [opened, setOpened] = useState<Opened>();
  const loading = useRef(false);
  const close = useCallback(() => setOpened(undefined), []);
  const open = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    const typedSoFar = collectTyped();
    void load()
      .then(
        ({ Palette }) => {
          dismissFailures(ACTION);
          // The next key belongs to the search already.
          flushSync(() => setOpened({ Palette, typed: typedSoFar() }));
        },
        () => alertFailure(t('{title}: not available right now.', { title: t('Search') }), ACTION),
      )
      .finally(() => {
        typedSoFar();
        loading.current = false;
      });
  }, []);
  return {
    open,
    palette: opened ? (
      <opened.Palette registry={registry} alreadyTyped={opened.typed} onClose={close} />
    ) : null,
  };
}
