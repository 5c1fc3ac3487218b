import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { clearOverrides, overrides, preview } from './overrides';

/** Shows which remotes are previewed or loaded from this machine, with a button that restores the deployed ones. */
export function OverrideBanner() {
  const names = Object.keys(overrides()).join(', ');
  const version = preview();
  if (!names && !version) return null;
  const reset = () => {
    clearOverrides();
    window.location.reload();
  };
  return (
    <Notice tone="warning" action={<Button onClick={reset}>{t('Use the deployed version')}</Button>}>
      {version
        ? t('A preview that other dealers do not see: {version}.', { version })
        : t('Loaded from this machine instead of the deployed version: {names}.', { names })}
    </Notice>
  );
}
