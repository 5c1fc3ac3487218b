import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { addDays, localDay, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';
import { readTechnicianDay } from '@smart-elevator/shared-api/contract/technicians/endpoints';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { ActivationToggle } from '../active/ActivationToggle';
import { messages as activeMessages } from '../active/messages';
import { messages as people } from '../messages';
import { pathTo } from '../paths';
import { ContactSection, PersonPage } from '../person/PersonPage';
import { personKinds } from '../personKinds';
import { Absences } from './absences/Absences';
import { CalendarAddress } from './absences/CalendarAddress';
import { messages } from './messages';
import { OpenTickets } from './OpenTickets';
import { TechnicianElevators } from './TechnicianElevators';
import { TechnicianLoad } from './TechnicianLoad';
import styles from './TechnicianPage.module.css';
import { TechnicianPhones } from './TechnicianPhones';
import { TechnicianToday } from './TechnicianToday';
import { TechnicianWeek } from './TechnicianWeek';

const kind = personKinds.technician;

/** /technician?userId=: what a technician has today and this week, the open tickets and the elevators (R431). */
export const TechnicianPage = () => (
  <PersonPage
    kind={kind}
    edit={pathTo.editTechnician}
    actions={(technician) => <TechnicianActions technician={technician} />}
  >
    {(technician, username) => (
      <RevealInOrder>
        <ContactSection label={people.technicians.contact} person={technician} username={username}>
          <DeactivatedTag user_id={technician.user_id} />
        </ContactSection>
        <TechnicianWork user_id={technician.user_id} />
      </RevealInOrder>
    )}
  </PersonPage>
);

/** The work of this week, read once for all parts of the page. */
function useWeek(user_id: number) {
  const today = localDay();
  const from = mondayOf(today);
  const query = useCall(readTechnicianDay, {
    params: { user_id },
    query: { from, to: addDays(from, 6) },
  });
  return { today, from, query };
}

function TechnicianActions({ technician }: { technician: Person }) {
  const { user_id } = technician;
  const { data, loading } = useWeek(user_id).query;
  if (!data && !loading) return null;
  return (
    <>
      <LinkButton to={pathTo.technicianDay(user_id)} kind="primary" icon="print">
        {messages.daySheet}
      </LinkButton>
      {data ? (
        <ActivationToggle
          kind={kind}
          person={{
            ...technician,
            username: data.technician.username,
            is_active: data.technician.is_active,
          }}
        />
      ) : (
        // In its place, so that nothing moves when it is known whether the technician is active.
        <IconButton icon="user-off" label={activeMessages.submit} disabled onClick={() => undefined} />
      )}
    </>
  );
}

function DeactivatedTag({ user_id }: { user_id: number }) {
  const { data } = useWeek(user_id).query;
  return data?.technician.is_active === false ? (
    <p>
      <Tag tone="neutral">{activeMessages.deactivated}</Tag>
    </p>
  ) : null;
}

/** Nothing on a server without this call (R254). */
function TechnicianWork({ user_id }: { user_id: number }) {
  const { today, from, query } = useWeek(user_id);
  if (query.error?.status === 404) return null;
  return (
    <Loaded query={query} failed={messages.failed}>
      {(week) => (
        <div className={styles.parts}>
          <TechnicianPhones user_id={user_id} name={week.technician.full_name || week.technician.username} />
          <TechnicianToday week={week} today={today} />
          <div className={styles.columns}>
            <TechnicianWeek visits={week.visits} from={from} today={today} />
            <TechnicianLoad week={week} />
          </div>
          <Absences user_id={user_id} isActive={week.technician.is_active} />
          <OpenTickets week={week} today={today} />
          <TechnicianElevators week={week} />
          {week.technician.is_active ? (
            <CalendarAddress user_id={user_id} name={week.technician.full_name || week.technician.username} />
          ) : null}
        </div>
      )}
    </Loaded>
  );
}
