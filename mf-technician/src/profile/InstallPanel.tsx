import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useSyncExternalStore } from 'react';
import { canInstall, install, isApplePhone, isInstalled, onCanInstall } from '../parts/installPrompt';
import { profileMessages as texts } from './messages';

/** How the app is installed on this phone (R1424); nothing where it is, or cannot be. */
export function InstallPanel() {
  const offered = useSyncExternalStore(onCanInstall, canInstall);
  if (isInstalled() || !(offered || isApplePhone())) return null;
  return (
    <Panel title={texts.install}>
      {offered ? (
        <>
          <p>{texts.installHint}</p>
          <Button onClick={() => void install()}>{texts.installNow}</Button>
        </>
      ) : (
        <>
          <p>{texts.installApple}</p>
          <p>{texts.tabWarning}</p>
        </>
      )}
    </Panel>
  );
}
