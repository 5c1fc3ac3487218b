import { webLock } from './webLock';

/** What `pushBrowser` subscribes to. */
export const PUSH_ENDPOINT = 'https://fcm.googleapis.com/fcm/send/one';
export const PUSH_KEYS = { p256dh: 'BPublic', auth: 'secret' };

/** The push API, which jsdom lacks, as far as the console uses it; its user answers the question for notifications. */
export function pushBrowser(answers: NotificationPermission, permission: NotificationPermission = 'default') {
  let subscription: object | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: jest.fn(async () => {
      subscription = {
        options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
        toJSON: () => ({ endpoint: PUSH_ENDPOINT, keys: PUSH_KEYS }),
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return subscription;
    }),
  };
  const registration = { pushManager };
  const register = jest.fn(async () => registration);
  const notification = { permission, requestPermission: jest.fn(async () => answers) };
  const { requestPermission } = notification;
  requestPermission.mockImplementation(async () => (notification.permission = answers));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => registration },
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: webLock() });
  Object.assign(window, { PushManager: jest.fn(), Notification: notification });
  return { pushManager, register, requestPermission, subscribed: () => subscription !== null };
}

/** The browser of jsdom again; after each test. */
export function removePushBrowser(): void {
  for (const [of, name] of [
    [navigator, 'serviceWorker'],
    [navigator, 'locks'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const)
    Reflect.deleteProperty(of, name);
}
