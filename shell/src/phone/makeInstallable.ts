/** What the app of the phone is called, and the icon for phones that do not read that. */
const LINKS = [
  { rel: 'manifest', href: '/phone.webmanifest' },
  { rel: 'apple-touch-icon', href: '/phone-icon-192.png' },
];

/**
 * Lets the browser install the phone's app (R1424); pages of the office name none. What an installed app stores is not
 * cleared for want of room. Returns a function that takes the links away.
 */
export function makeInstallable(): () => void {
  const links = LINKS.map((attributes) => Object.assign(document.createElement('link'), attributes));
  document.head.append(...links);
  if (window.matchMedia('(display-mode: standalone)').matches) keepStorage();
  window.addEventListener('appinstalled', keepStorage);
  return () => {
    links.forEach((link) => link.remove());
    window.removeEventListener('appinstalled', keepStorage);
  };
}

/** Old browsers, and pages without https, cannot be asked. */
function keepStorage(): void {
  if ('storage' in navigator) void navigator.storage.persist().catch(() => undefined);
}
