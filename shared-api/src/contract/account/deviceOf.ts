/** The program of the companion app. */
export const ANDROID_APP = 'Android app';

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

/** The program and the system that a `User-Agent` names; undefined for unknown ones. */
export const deviceOf = (userAgent: string) => ({
  program: nameIn(PROGRAMS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});
