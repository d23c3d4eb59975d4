import { PageBody, PageTitle, usePageTitle } from '@hub/web';
import type { ReactNode } from 'react';
import css from './list-screen.module.css';
import { ListFilters, type ListFilter } from './list-filters.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';

export type ListScreenProps<Row> = ListRowsProps<Row> & {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  filters?: readonly ListFilter[];
  tools?: ReactNode;
};

export function ListScreen<Row>({ title, lead, actions, filters, tools, ...rows }: ListScreenProps<Row>) {
  usePageTitle(title);
  return (
    <PageBody>
      <div className={css.head}>
        <PageTitle title={title} lead={lead} small />
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {filters && <ListFilters filters={filters} />}
      {tools}
      <ListRows {...rows} />
    </PageBody>
  );
}
