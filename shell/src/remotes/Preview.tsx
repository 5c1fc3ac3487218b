import { useEffect, useState } from 'react';
import { NotFoundPage } from '@smart-elevator/shared-ui/screens/frame/NotFoundPage';
import { ScreenSkeleton } from '@smart-elevator/shared-ui/screens/frame/ScreenSkeleton';
import { paths } from '@smart-elevator/shared-ui/paths';
import { setPreview } from './overrides';
import { previewedRemote } from './previewedRemote';

/**
 * /preview/<remote>/<version>/: opens the console with this version in this tab, for the dealers that the operator names.
 * To all others the address is unknown.
 */
export function Preview({ version }: { version: string }) {
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    void previewedRemote(version).then((remote) => {
      if (!remote) return setUnknown(true);
      setPreview(version);
      window.location.replace(remote.navigation[0]?.path ?? paths.home);
    });
  }, [version]);
  return unknown ? <NotFoundPage home={paths.home} /> : <ScreenSkeleton />;
}
