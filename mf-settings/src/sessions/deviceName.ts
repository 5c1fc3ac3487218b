import { t, msg } from '@smart-elevator/shared-ui/language/t';

const ANDROID_APP = msg('Android app');

/** The names in user agents, specific ones first: most browsers claim to be Chrome, and Chrome claims to be Safari. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bokhttp\b|\bDalvik\b/i, ANDROID_APP],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([sign]) => sign.test(text))?.[1];

/** The name for a `User-Agent`: 'Chrome on Windows'; unknown parts are named as such. */
export function deviceName(userAgent: string): string {
  const program = nameIn(PROGRAMS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (program === ANDROID_APP) return t(program);
  if (program && system) return t('{program} on {system}', { program, system });
  return program ?? system ?? t('Unknown device');
}
