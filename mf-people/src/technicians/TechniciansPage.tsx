import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { paths } from '../paths';
import { messages } from '../messages';
import { personKinds } from '../personKinds';
import { usePeopleList } from '../usePeopleList';
import { TechnicianCard } from './TechnicianCard';

const texts = messages.technicians;

/** /technicians (R401). */
export const TechniciansPage = () => (
  <ListScreen
    {...usePeopleList(personKinds.technician)}
    title={texts.title}
    action={{ to: paths.addTechnician, label: texts.addLink }}
    endpoint={employeeList}
    card={(technician) => <TechnicianCard technician={technician} />}
  />
);
