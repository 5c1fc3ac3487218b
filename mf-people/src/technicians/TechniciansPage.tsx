import { Page } from '@smart-elevator/shared-ui/page/Page';
import { messages } from '../messages';
import { AddPersonLink } from '../people-list/AddPersonLink';
import { PeopleList } from '../people-list/PeopleList';
import { useTechnicians } from '../people-list/usePeople';
import { personKinds } from '../personKinds';
import { TechnicianCard } from './TechnicianCard';

/** /technicians (R401). */
export function TechniciansPage() {
  const technicians = useTechnicians();
  return (
    <Page title={messages.technicians.title} action={<AddPersonLink kind={personKinds.technician} />}>
      <PeopleList
        people={technicians}
        texts={messages.technicians}
        card={(technician) => <TechnicianCard key={technician.user_id} technician={technician} />}
      />
    </Page>
  );
}
