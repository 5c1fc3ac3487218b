import { useState } from 'react';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useNewVersion } from './remotes/useNewVersion';

/** Shows that a new version of the console is deployed. The dealer decides when to reload. */
export function NewVersionNotice() {
  const isNew = useNewVersion();
  const [later, setLater] = useState(false);
  if (!isNew || later) return null;
  return (
    <Notice
      tone="info"
      title={t('A new version is ready')}
      action={<Button onClick={() => window.location.reload()}>{t('Reload')}</Button>}
      onDismiss={() => setLater(true)}
    />
  );
}
