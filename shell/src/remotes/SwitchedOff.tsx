import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';

/** Stands in the place of a remote that its team has switched off. */
export function SwitchedOff({ title }: { title: string }) {
  return <EmptyState title={`${title}: switched off for now.`} hint="The rest of the console works." />;
}
