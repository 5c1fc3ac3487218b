import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { messages } from '../messages';
import { peopleList } from '../peopleList';
import { TechnicianCard } from './TechnicianCard';

const said = messages.technicians;

/** /technicians (R401). */
export const TechniciansPage = () => (
  <ListScreen
    {...peopleList}
    title={said.title}
    action={{ to: paths.addTechnician, label: said.addLink }}
    endpoint={employeeList}
    words={said}
    filters={{ label: said.search, search: said.search }}
    card={(technician) => <TechnicianCard technician={technician} />}
  />
);
