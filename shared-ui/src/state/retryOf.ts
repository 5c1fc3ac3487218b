import { messages, type FailureKind } from '../messages';

/** The button of an alert that sends a change again; none without `onPress`, and none if the server has refused it. */
export const retryOf = ({ failure }: { failure: FailureKind }, onPress?: () => void) =>
  onPress && failure !== 'refused' ? { label: messages.retry, onPress } : undefined;
