import { SortTable, type SortColumn } from '@hub/web/charts';
import type { FigureMember, Figures } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { shareOf } from './figure-words.ts';
import css from './reports.module.css';
import { useFigureWords } from './use-figure-words.ts';

const closed = (row: FigureMember) => row.closed_player + row.closed_staff + row.closed_system;

export function MemberTables({ figures }: { figures: Figures }) {
  const { t } = useLingui();
  const { by_agent, by_type, by_game } = figures;
  const columns = useColumns();
  const filed = columns.filter(({ id }) => id !== 'answers');
  const worked = columns.filter(({ id }) => id !== 'filed');
  return (
    <>
      {by_agent.length > 0 && (
        <Members title={t`依人員`} head={t`人員`} rows={by_agent} columns={worked} first="answers" />
      )}
      {by_type.length > 0 && <Members title={t`依類型`} head={t`類型`} rows={by_type} columns={filed} first="filed" />}
      {by_game.length > 1 && (
        <Members title={t`依遊戲`} head={t`遊戲`} rows={by_game} columns={columns} first="answers" />
      )}
    </>
  );
}

type MembersProps = {
  title: string;
  head: string;
  rows: FigureMember[];
  columns: SortColumn<FigureMember>[];
  first: string;
};

function Members({ title, head, rows, columns, first }: MembersProps) {
  return (
    <section className={css.block}>
      <h2 className={css.blockTitle}>{title}</h2>
      <SortTable
        caption={title}
        name={{ head, cell: ({ name }) => name }}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        first={first}
      />
    </section>
  );
}

function useColumns(): SortColumn<FigureMember>[] {
  const { t } = useLingui();
  const words = useFigureWords();
  const counted = (id: string, head: string, value: (row: FigureMember) => number) => ({
    id,
    head,
    value,
    cell: (row: FigureMember) => words.count(value(row)),
  });
  const timed = (id: string, head: string, value: (row: FigureMember) => number | null) => ({
    id,
    head,
    value: (row: FigureMember) => value(row) ?? undefined,
    cell: (row: FigureMember) => words.time(value(row)),
  });
  const share = (row: FigureMember) => shareOf(row.csat_good, row.csat_bad);
  return [
    counted('filed', t`新進`, ({ filed }) => filed),
    counted('answers', t`回覆`, ({ answers }) => answers),
    counted('first_answers', t`首次回覆`, ({ first_answers }) => first_answers),
    timed('first', t`首次回覆中位數`, ({ first }) => first.median_s),
    timed('first90', t`首次回覆 P90`, ({ first }) => first.p90_s),
    counted('closed', t`結案`, closed),
    timed('whole', t`結案中位數`, ({ whole }) => whole.median_s),
    {
      id: 'csat',
      head: t`有幫助`,
      value: (row) => share(row) ?? undefined,
      cell: (row) => words.percent(share(row)),
    },
  ];
}
