import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import type { PersonKind } from '../personKinds';

/** The way from a list of people to a new one (R401, R402). */
export function AddPersonLink({ kind }: { kind: PersonKind }) {
  return (
    <LinkButton to={kind.add} kind="primary" icon="plus">
      {kind.texts.addLink}
    </LinkButton>
  );
}
