import { paths } from '../paths';

/**
 * Whether the page was loaded at an address of the phone: only such pages may ask for the place and read codes, and one that was loaded
 * elsewhere, such as for the sign-in, gets there with a reload.
 */
export function isPhoneDocument(): boolean {
  if (!('getEntriesByType' in performance)) return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return (
    loaded === undefined || new URL(loaded.name, window.location.origin).pathname.startsWith(paths.myWork)
  );
}
