import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { isCalendarDate, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { fullName } from '@smart-elevator/shared-api/contract/people/person';
import { previewSpread } from '@smart-elevator/shared-api/contract/visits/spreadEndpoints';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { SwitchField } from '@smart-elevator/shared-ui/form/SwitchField';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { ScreenSkeleton } from '@smart-elevator/shared-ui/screens/frame/ScreenSkeleton';
import { Loaded, MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messages as visits } from '../messages';
import { paths } from '../paths';
import { visitCrumbs } from '../visitTabs';
import { messages } from './messages';
import { SpreadPreviewTables } from './SpreadPreviewTables';
import styles from './SpreadPage.module.css';

/** /spread_visits?userId=&from=&to=&keepDay=: the days of a technician who cannot work, spread (R1211, R1235). */
export function SpreadPage() {
  const [search] = useSearchParams();
  const id = search.get('userId') ?? '';
  const person = useCall(loadPerson, { params: { user_id: Number(id) } }, { enabled: id !== '' });
  const found = person.data?.data;
  const name = found ? fullName(found) || (found.username ?? '') : '';
  const title = name === '' ? messages.title : messages.titleOf(name);
  // A title with the name may be longer by a line.
  if (person.loading) return <ScreenSkeleton />;
  return (
    <Page
      title={title}
      breadcrumb={[...visitCrumbs(), { label: visits.board, to: paths.dispatch }, { label: title }]}
    >
      {id === '' || person.error?.status === 404 ? (
        <MissingState
          title={messages.noneChosen}
          hint={messages.noneChosenHint}
          back={{ to: paths.dispatch, label: messages.back }}
        />
      ) : (
        <Spread technician_id={Number(id)} />
      )}
    </Page>
  );
}

function Spread({ technician_id }: { technician_id: number }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const dayIn = (name: string, otherwise: string) => {
    const text = search.get(name);
    return isCalendarDate(text) ? text : otherwise;
  };
  const from = dayIn('from', localDay());
  const to = dayIn('to', from);
  const keep_day = search.get('keepDay') === 'true';
  const set = (name: string, value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const query = useCall(previewSpread, { query: { technician_id, from, to, keep_day } });
  const refused = query.error?.status === 400 ? Object.values(query.error.fields).flat() : [];
  return (
    <div className={styles.parts}>
      <div className={styles.days} role="group" aria-label={messages.days}>
        <DateField label={messages.from} value={from} onChange={(day) => set('from', day)} />
        <DateField label={messages.to} value={to} onChange={(day) => set('to', day)} />
        <SwitchField
          label={messages.keepDay}
          checked={keep_day}
          onChange={(on) => set('keepDay', on ? 'true' : '')}
        />
      </div>
      {refused.length > 0 ? (
        <Notice tone="failure">{refused.map(translateServerMessage).join(' ')}</Notice>
      ) : (
        <Loaded query={query} failed={messages.failed}>
          {(preview) => (
            <SpreadPreviewTables
              preview={preview}
              onStored={() => void navigate(`${paths.dispatch}?week=${from}`)}
            />
          )}
        </Loaded>
      )}
    </div>
  );
}
