import { ANDROID_APP, deviceOf } from '@smart-elevator/shared-api/contract/account/deviceOf';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The name for a `User-Agent`: 'Chrome on Windows'; unknown parts are named as such. */
export function deviceName(userAgent: string): string {
  const { program, system } = deviceOf(userAgent);
  if (program === ANDROID_APP) return t('Android app');
  if (program && system) return t('{program} on {system}', { program, system });
  return program ?? system ?? t('Unknown device');
}
