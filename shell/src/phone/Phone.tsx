import { useEffect, type ComponentProps } from 'react';
import { PhoneFrame } from '@smart-elevator/shared-ui/screens/frame/PhoneFrame';
import { NewVersionNotice } from '../NewVersionNotice';
import { makeInstallable } from './makeInstallable';
import { hasWorker, startWorker } from './startWorker';

/** The frame of technicians, whose phone opens without a network (R1420). */
export function Phone({ children, ...frame }: ComponentProps<typeof PhoneFrame>) {
  useEffect(startWorker, []);
  useEffect(makeInstallable, []);
  return (
    <PhoneFrame {...frame}>
      {/* With a worker the next start has the new version, and a reload would not (R1421). */}
      {hasWorker() ? null : <NewVersionNotice />}
      {children}
    </PhoneFrame>
  );
}
