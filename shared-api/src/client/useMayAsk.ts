import { useSession } from './session';

/** Whether something may be asked for: who is signing out would be answered with a refusal. */
export const useMayAsk = (): boolean => useSession(({ leaving }) => !leaving);
