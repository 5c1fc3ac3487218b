import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { Crumb } from '@smart-elevator/shared-ui/page/Breadcrumb';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { ListPage } from '@smart-elevator/shared-ui/screens/ListScreen';
import { originOf, useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { TicketListBody } from './TicketListBody';
import type { TicketList } from './ticketLists';
import type { LoadPeek } from './usePeek';
import { usePersonTitle } from './usePersonTitle';
import styles from './BackLink.module.css';

interface TicketListPageProps {
  list: TicketList;
  /** Tabs below the title. */
  tabs?: ReactNode;
  /** Loads the peek of a row (R376). */
  peek?: LoadPeek;
}

/** Renders any ticket list. */
export function TicketListPage({ list, ...beside }: TicketListPageProps) {
  const chosen = useSelectedPerson(list.of);
  return chosen && isOfPerson(list.of) ? (
    <PersonTicketList {...beside} list={list} kind={list.of} chosen={chosen} />
  ) : (
    <TicketListOf {...beside} list={list} chosen={chosen} name="" />
  );
}

/** The list of a person, whose title has their name. */
function PersonTicketList({ kind, ...props }: Omit<TicketListOfProps, 'name'> & { kind: PersonKind }) {
  return <TicketListOf {...props} name={usePersonTitle(kind, props.chosen)} />;
}

type PersonKind = 'technician' | 'customer';

const isOfPerson = (of: TicketList['of']): of is PersonKind => of === 'technician' || of === 'customer';

interface TicketListOfProps extends TicketListPageProps {
  /** The user name of the list's person; '' for none. */
  chosen: string;
  /** Their name in the title; '' as long as it is not known. */
  name: string;
}

function TicketListOf({ list, tabs, peek, chosen, name }: TicketListOfProps) {
  const missing = isOfPerson(list.of) && !chosen ? list.of : undefined;
  const unnamed = isOfPerson(list.of) && name === '';
  const { title, breadcrumb } = headOf(list, name);
  const here = useOriginState(title);
  const people = linkTo(missing === 'technician' ? 'people.technicians' : 'people.customers');
  return (
    <ListPage
      title={title}
      breadcrumb={breadcrumb}
      loading={unnamed}
      action={
        list.add
          ? { to: list.add, label: messages.addNew, shortcut: SHORTCUTS.create, state: here }
          : undefined
      }
    >
      {tabs}
      <BackLink />
      {missing ? (
        <EmptyState
          title={messages.choices[missing].title}
          action={
            people ? (
              <LinkButton to={people} kind="primary">
                {messages.choices[missing].action}
              </LinkButton>
            ) : null
          }
        />
      ) : (
        <RevealInOrder>
          {/* The name may make the title longer: the rows are shown below the final one. */}
          {unnamed ? <Skeleton shape="table" rows={10} /> : null}
          {/* Another person's list is mounted again, without the former rows while the new ones are loading. */}
          <TicketListBody key={chosen} list={list} chosen={{ name: chosen }} title={title} peek={peek} />
        </RevealInOrder>
      )}
    </ListPage>
  );
}

/** After saving: a link to the list that the dealer came from, if it is another one (R336). */
export function BackLink() {
  const { state, pathname, search } = useLocation();
  const origin = originOf(state);
  if (!origin || origin.address === pathname + search) return null;
  return (
    <div className={styles.way}>
      <LinkButton to={origin.address} icon="chevron-left">
        {messages.backTo(origin.title)}
      </LinkButton>
    </div>
  );
}

/** R315, R316: 'Home >> All Open tickets', 'Technicians >> Technician {name}'s Issues'. */
function headOf({ of, title, above }: TicketList, name: string): { title: string; breadcrumb?: Crumb[] } {
  const label = name ? issuesOf(of, name) : t(title);
  if (!above) return { title: label };
  return { title: label, breadcrumb: [{ to: above.to(), label: t(above.label) }, { label }] };
}

const issuesOf = (of: TicketList['of'], name: string): string =>
  of === 'technician' ? t("Technician {name}'s Issues", { name }) : t("Customer {name}'s Issues", { name });

/** The person of the list: from the address, else the last selection (R207); '' for none. */
function useSelectedPerson(of: TicketList['of']): string {
  const [params] = useSearchParams();
  const kept = useSelection();
  const id = params.get('technicianId') ?? '';
  const named = params.get(of === 'technician' ? 'technicianName' : 'customerName')?.trim() ?? '';

  useEffect(() => {
    if (!named) return;
    if (of === 'technician') select({ technician: { id, name: named } });
    if (of === 'customer') select({ customer: { name: named } });
  }, [of, id, named]);

  if (of === 'technician') return named || (kept.technician?.name ?? '');
  if (of === 'customer') return named || (kept.customer?.name ?? '');
  return '';
}
