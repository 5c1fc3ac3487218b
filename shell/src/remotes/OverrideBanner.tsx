import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { clearOverrides, overrides } from './overrides';

/** Shows which remotes are loaded from this machine, with a button that restores the deployed ones. */
export function OverrideBanner() {
  const names = Object.keys(overrides());
  if (names.length === 0) return null;
  const reset = () => {
    clearOverrides();
    window.location.reload();
  };
  return (
    <Notice tone="warning" action={<Button onClick={reset}>{t('Use what is deployed')}</Button>}>
      {t('Loaded from this machine instead of the deployed version: {names}.', { names: names.join(', ') })}
    </Notice>
  );
}
