import { PhonePage } from '../parts/PhonePage';
import { messages } from '../messages';
import { NewWorkNotice } from './NewWorkNotice';
import { TicketsOpen } from './TicketsOpen';
import { VisitsToday } from './VisitsToday';

/** /my_work: what a technician does today: the visits in the order of the day, then the tickets (R1397, R1410, R1425). */
export const MyWorkPage = () => (
  <PhonePage title={messages.title}>
    <VisitsToday />
    <NewWorkNotice />
    <TicketsOpen />
  </PhonePage>
);
