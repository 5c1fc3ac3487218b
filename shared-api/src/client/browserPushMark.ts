const KEY = 'smart-elevator.browser-push';

interface Mark {
  user_id: number;
  subscription_id: number;
}

/** Remembers for whom this browser shows notifications, and as which subscription; gone with the session's other marks. */
export function keepBrowserPush(user_id: number, subscription_id: number): void {
  localStorage.setItem(KEY, JSON.stringify({ user_id, subscription_id } satisfies Mark));
}

/** Forgets it. */
export function forgetBrowserPush(): void {
  localStorage.removeItem(KEY);
}

/** The id of the user for whom this browser shows notifications, or of its subscription; undefined for nobody. */
export function browserPushOf(which: 'user' | 'subscription' = 'user'): number | undefined {
  try {
    const mark: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (mark === null || typeof mark !== 'object') return undefined;
    const { user_id, subscription_id } = mark as Partial<Mark>;
    return which === 'user' ? user_id : subscription_id;
  } catch {
    return undefined;
  }
}
