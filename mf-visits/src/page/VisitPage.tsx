import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { readVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { DetailPage } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { paths } from '../paths';
import { VisitActions } from './VisitActions';
import { VisitFacts } from './VisitFacts';
import { VisitHistory } from './VisitHistory';
import { VisitLifts } from './VisitLifts';
import styles from './VisitPage.module.css';

const texts = messages.page;

/** /visit?visitId=: one visit, with what was promised, planned and done, and what can be done next (R1201, R1202). */
export function VisitPage() {
  const [params] = useSearchParams();
  const asked = params.get('visitId') ?? '';
  const id = isId(asked) ? asked : '';
  const query = useCall(readVisit, { params: { visit_id: Number(id) } }, { enabled: id !== '' });
  const origin = useOrigin() ?? { title: messages.title, address: paths.visits };
  const { data: visit } = query;
  const title = visit ? messages.open(visit.building_name, formatDay(visit.planned_day)) : texts.title;
  const back = { to: paths.visits, label: texts.back };
  return (
    <DetailPage
      title={title}
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: title }]}
      action={visit ? <VisitActions visit={visit} /> : null}
      id={id}
      noneChosen={{ title: texts.noneChosen, back }}
      notFound={{ title: texts.gone, back }}
      query={query}
      failed={texts.failed}
      placeholder={
        <div className={styles.columns}>
          <Skeleton shape="facts" rows={10} />
          <Skeleton rows={8} />
        </div>
      }
    >
      {(shown) => (
        <div className={styles.columns}>
          <VisitFacts visit={shown} />
          <div className={styles.column}>
            <RevealInOrder>
              <VisitLifts visit={shown} />
              <VisitHistory visit_id={shown.visit_id} />
            </RevealInOrder>
          </div>
        </div>
      )}
    </DetailPage>
  );
}
