import { useEffect, type ComponentProps } from 'react';
import { PhoneFrame } from '@smart-elevator/shared-ui/screens/frame/PhoneFrame';
import { makeInstallable } from './makeInstallable';

/** The frame of technicians, whose app can be installed (R1424). */
export function Phone(props: ComponentProps<typeof PhoneFrame>) {
  useEffect(makeInstallable, []);
  return <PhoneFrame {...props} />;
}
