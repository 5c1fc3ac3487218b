import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { LinkButton } from '../button/LinkButton';
import { TabLinks } from '../navigation/TabLinks';
import { Page } from '../page/Page';
import { PageToolsContext } from '../page/PageTools';
import { ListBody, type ListBodyProps } from './ListBody';
import styles from './ListScreen.module.css';

interface ListPageProps extends Pick<ComponentProps<typeof Page>, 'title' | 'breadcrumb'> {
  /** The link that adds an item to the list. */
  action?:
    | (Omit<ComponentProps<typeof LinkButton>, 'children' | 'kind' | 'icon'> & { label: string })
    | undefined;
  tabs?: ComponentProps<typeof TabLinks> | undefined;
  /** Whether the title is not final: the tools wait for it. */
  loading?: boolean;
  children?: ReactNode;
}

/** The page of a list: its title, the tools of the list, the link that adds an item, and its tabs. */
export function ListPage({ title, breadcrumb, action, tabs, loading = false, children }: ListPageProps) {
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <Page
      title={title}
      breadcrumb={breadcrumb}
      width="list"
      action={
        <>
          <span ref={setTools} className={styles.tools} data-screen-only="" />
          {action ? <AddLink {...action} /> : null}
        </>
      }
    >
      {tabs ? <TabLinks {...tabs} /> : null}
      <PageToolsContext value={loading ? null : tools}>{children}</PageToolsContext>
    </Page>
  );
}

const AddLink = ({ label, ...link }: NonNullable<ListPageProps['action']>) => (
  <LinkButton {...link} kind="primary" icon="plus">
    {label}
  </LinkButton>
);

type ListScreenProps<
  E extends Endpoint,
  Filter extends { [Key in keyof Filter]: string },
  Name extends string,
> = ListBodyProps<E, Filter, Name> & ListPageProps;

/**
 * A list as a screen; `children` are between the tabs and the list. The link that adds an item is beside the title; with
 * nothing at all it is below the text that says so.
 */
export function ListScreen<
  E extends Endpoint,
  Filter extends { [Key in keyof Filter]: string },
  Name extends string,
>({ title, breadcrumb, action, tabs, children, ...list }: ListScreenProps<E, Filter, Name>) {
  return (
    <ListPage title={title} breadcrumb={breadcrumb} tabs={tabs}>
      {children}
      <ListBody {...list} caption={title} addLink={action && <AddLink {...action} />} />
    </ListPage>
  );
}
