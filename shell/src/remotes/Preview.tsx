import { useEffect, useState } from 'react';
import { NotFoundPage } from '@smart-elevator/shared-ui/screens/frame/NotFoundPage';
import { ScreenSkeleton } from '@smart-elevator/shared-ui/screens/frame/ScreenSkeleton';
import { paths } from '@smart-elevator/shared-ui/paths';
import { preview, setPreview } from './overrides';
import { previewedRemote } from './previewedRemote';

/**
 * /preview/<remote>/<version>/: opens the console with this version in this tab, beside the previews of other remotes, for the
 * dealers that the operator names. To all others the address is unknown.
 */
export function Preview({ version }: { version: string }) {
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    void previewedRemote(version).then((remote) => {
      if (!remote) return setUnknown(true);
      const others = (preview()?.split(' ') ?? []).filter((one) => !one.startsWith(`${remote.name}/`));
      setPreview([...others, version].join(' '));
      window.location.replace(remote.navigation[0]?.path ?? paths.home);
    });
  }, [version]);
  return unknown ? <NotFoundPage home={paths.home} /> : <ScreenSkeleton />;
}
