import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { readVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { lazyPart } from '@smart-elevator/shared-ui/feedback/lazyPart';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { DetailPage } from '@smart-elevator/shared-ui/screens/DetailPage';
import { FactColumn, FactColumns, FactsPlaceholder } from '@smart-elevator/shared-ui/screens/Facts';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { paths } from '../paths';
import { VisitActions } from './VisitActions';
import { VisitFacts } from './VisitFacts';
import { VisitHistory } from './VisitHistory';
import { VisitLifts } from './VisitLifts';

const texts = messages.page;
const VisitChecks = lazyPart(async () => (await import('./VisitChecks')).VisitChecks);

/** /visit?visitId=: one visit, with what was promised, planned and done, and what can be done next (R1201, R1202). */
export function VisitPage() {
  const [params] = useSearchParams();
  const asked = params.get('visitId') ?? '';
  const id = isId(asked) ? asked : '';
  const query = useCall(readVisit, { params: { visit_id: Number(id) } }, { enabled: id !== '' });
  const origin = useOrigin() ?? { title: messages.title, address: paths.visits };
  const { data: visit } = query;
  const [incomplete, setIncomplete] = useState<readonly number[]>([]);
  const title = visit ? messages.open(visit.building_name, formatDay(visit.planned_day)) : texts.title;
  const back = { to: paths.visits, label: texts.back };
  return (
    <DetailPage
      title={title}
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: title }]}
      action={visit ? <VisitActions visit={visit} onIncomplete={setIncomplete} /> : null}
      id={id}
      noneChosen={{ title: texts.noneChosen, back }}
      notFound={{ title: texts.gone, back }}
      query={query}
      failed={texts.failed}
      placeholder={<FactsPlaceholder />}
    >
      {(shown) => (
        <FactColumns>
          <VisitFacts visit={shown} />
          <FactColumn>
            <RevealInOrder>
              <VisitLifts visit={shown} />
              <Suspense fallback={<Skeleton rows={6} />}>
                <VisitChecks visit={shown} incomplete={incomplete} />
              </Suspense>
              <VisitHistory visit_id={shown.visit_id} />
            </RevealInOrder>
          </FactColumn>
        </FactColumns>
      )}
    </DetailPage>
  );
}
