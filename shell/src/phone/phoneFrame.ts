import type { LazyComponent } from '@smart-elevator/shared-ui/screens/frame/LazyScreen';
import type { ComponentProps } from 'react';
import type { Phone } from './Phone';

/** The frame of technicians. The console of the office does not load it. */
export const phoneFrame: LazyComponent<ComponentProps<typeof Phone>> = {
  lazy: async () => ({ Component: (await import(/* webpackChunkName: "phone" */ './Phone')).Phone }),
};
