import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { paths } from '../paths';
import { messages } from '../messages';
import { peopleList } from '../peopleList';
import { TechnicianCard } from './TechnicianCard';

const texts = messages.technicians;

/** /technicians (R401). */
export const TechniciansPage = () => (
  <ListScreen
    {...peopleList}
    title={texts.title}
    action={{ to: paths.addTechnician, label: texts.addLink }}
    endpoint={employeeList}
    texts={texts}
    filters={{ label: texts.search, search: texts.search }}
    card={(technician) => <TechnicianCard technician={technician} />}
  />
);
