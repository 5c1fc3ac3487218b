import { linkTo } from '@smart-elevator/shared-api/client/links';
import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import type { Employee } from '@smart-elevator/shared-api/contract/people/person';
import { pathTo } from '../paths';
import { PersonCard } from '../person/PersonCard';
import { personKinds } from '../personKinds';

/** A technician, with the tickets assigned to them (R401). */
export function TechnicianCard({ technician }: { technician: Employee }) {
  const { user_id: id, username: name } = technician;
  return (
    <PersonCard
      kind={personKinds.technician}
      person={technician}
      tickets={linkTo('tickets.ofTechnician', { technicianId: id, technicianName: name })}
      edit={pathTo.editTechnician(id)}
      remember={() => select({ technician: { id, name } })}
      forget={() => {
        if (String(useSelection.getState().technician?.id) === String(id)) select({ technician: undefined });
      }}
    />
  );
}
