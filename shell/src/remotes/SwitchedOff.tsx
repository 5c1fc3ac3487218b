import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { say } from '@smart-elevator/shared-ui/language/say';

/** Stands in the place of a remote that its team has switched off. */
export function SwitchedOff({ title }: { title: string }) {
  return (
    <EmptyState
      title={say('{title}: switched off for now.', { title })}
      hint={say('The rest of the console works.')}
    />
  );
}
