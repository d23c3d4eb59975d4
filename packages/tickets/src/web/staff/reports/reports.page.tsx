import { Button, EmptyState, formatTime, lazyPage, Notice, useLocation, usePageTitle } from '@hub/web';
import { PaneSkeleton, PaneNotice, useSessionEnd } from '@hub/web/staff';
import type { Figures } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { CommentsList } from './comments-list.tsx';
import { ExportDialog, useExportKinds } from './export-dialog.tsx';
import { ExportsList } from './exports-list.tsx';
import { FigureCards } from './figure-cards.tsx';
import { pointName } from './figure-words.ts';
import { RangeForm } from './range-form.tsx';
import { choiceOf, rangeFault, type ReportChoice } from './reports-address.ts';
import { useReports } from './reports-context.ts';
import css from './reports.module.css';

const Charts = lazyPage(() =>
  import(/* webpackChunkName: "staff-charts" */ './report-body.tsx').then((file) => file.ReportBody),
);

export function ReportsPage() {
  const { t } = useLingui();
  const { api } = useReports();
  const { search } = useLocation();
  const choice = useMemo(() => choiceOf(new URLSearchParams(search)), [search]);
  const possible = rangeFault(choice) === null;
  const { currentData, data, error, isFetching, refetch } = api.figures.useQuery(choice, {
    refetchOnMountOrArgChange: 60,
    skip: !possible,
  });
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<string>();
  const exports = useExportKinds().length > 0;
  usePageTitle(t`報表`);
  useSessionEnd(error);
  const shown = possible ? (currentData ?? data) : undefined;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{t`報表`}</h1>
          {possible && <p className={css.quiet}>{pointName(choice)}</p>}
        </div>
        {exports && possible && (
          <Button size="small" className={css.unprinted} onClick={() => setAsking(true)}>
            {t`匯出`}
          </Button>
        )}
      </header>
      <RangeForm choice={choice} figures={shown} fault={error} busy={isFetching} />
      {error && <NoFigures fault={error} stale={shown !== undefined} onRetry={() => void refetch()} />}
      {!shown && isFetching && <PaneSkeleton count={6} />}
      {shown && (
        <div className={css.body} aria-busy={isFetching}>
          <FiguresShown figures={shown} choice={choice} />
        </div>
      )}
      {exports && <ExportsList asked={asked} />}
      {asking && (
        <ExportDialog
          choice={choice}
          onClose={() => setAsking(false)}
          onAsked={(id) => {
            setAsking(false);
            setAsked(id);
          }}
        />
      )}
    </div>
  );
}

function NoFigures({ fault, stale, onRetry }: { fault: unknown; stale: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <PaneNotice
      fault={fault}
      title={t`數字暫時讀不到`}
      text={stale ? t`下面是先前的數字。` : t`您選的範圍還在，再試一次就好。`}
      again={{ label: t`再試一次`, onPress: onRetry }}
    />
  );
}

function FiguresShown({ figures, choice }: { figures: Figures; choice: ReportChoice }) {
  const { t } = useLingui();
  const whole = figures.scope === 'all' && choice.agents.length === 0;
  const nothing = figures.totals.filed + figures.totals.answers === 0 && figures.by_agent.length === 0;
  return (
    <>
      <Freshness figures={figures} />
      {figures.scope === 'own' && <p className={css.quiet}>{t`這是您自己處理的案件。`}</p>}
      {nothing ? (
        <EmptyState title={t`這段期間沒有案件`} text={t`換一段期間，或選其他遊戲看看。`} />
      ) : (
        <>
          <FigureCards figures={figures} whole={whole} />
          <Charts figures={figures} choice={choice} whole={whole} />
          <CommentsList choice={choice} />
        </>
      )}
    </>
  );
}

/** Until when the figures are whole, and what a range has that reaches back too far. */
function Freshness({ figures }: { figures: Figures }) {
  const { t } = useLingui();
  const until = formatTime(figures.counted_until);
  const { waiting, kept_from } = figures;
  const first = (kept_from ?? '').replaceAll('-', '/');
  return (
    <>
      {waiting > 0 && (
        <Notice kind="info" title={t`數字算到 ${until}`}>
          <p>{t`還有 ${waiting} 筆正在計算，重新整理就會更新。`}</p>
        </Notice>
      )}
      {waiting === 0 && <p className={css.quiet}>{t`數字算到 ${until}`}</p>}
      {kept_from !== null && kept_from > figures.from && (
        <p className={css.quiet}>{t`${first} 開始有紀錄，更早的日子沒有數字。`}</p>
      )}
    </>
  );
}
