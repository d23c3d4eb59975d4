import { Button, EmptyState, isApiFault, LinkButton, SearchIcon, Skeleton, TriangleAlertIcon } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';
import { RecordHead } from '@hub/web/staff';
import type { AuditDetail } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useGameNames } from '../roles.ts';
import { listAddress, type AuditFilters } from './audit-address.ts';
import { AuditChanges } from './audit-changes.tsx';
import css from './audit-detail.module.css';
import { auditTime } from './audit-time.ts';
import { useAuditRowQuery } from './audit.api.ts';
import { useAuditObjects } from './use-audit-objects.ts';
import { useAuditWords } from './use-audit-words.ts';
import { useSessionCheck } from './use-session-check.ts';

type Props = { id: number; filters: AuditFilters };

export function AuditDetailPane({ id, filters }: Props) {
  const { t } = useLingui();
  const { currentData, error, refetch } = useAuditRowQuery(id, { skip: id === 0 });
  const back = listAddress(filters);
  useSessionCheck(error);
  const missing = id === 0 || (isApiFault(error) && error.status === 404);
  return (
    <section className={css.pane} aria-label={t`一筆稽核紀錄`}>
      {currentData && <Whole row={currentData} filters={filters} back={back} />}
      {!currentData && missing && <Missing back={back} />}
      {!currentData && !missing && error !== undefined && <Away onRetry={() => void refetch()} />}
      {!currentData && !missing && error === undefined && (
        <div className={css.waiting}>
          <h1 className="visually-hidden">{t`一筆稽核紀錄`}</h1>
          <Skeleton shape="text" count={3} />
          <Skeleton shape="card" count={1} />
        </div>
      )}
    </section>
  );
}

function Whole({ row, filters, back }: { row: AuditDetail; filters: AuditFilters; back: string }) {
  const { t } = useLingui();
  const words = useAuditWords(row);
  const objects = useAuditObjects(row.service);
  const { nameOf } = useGameNames();
  const page = objects.pageOf(row.object);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <RecordHead
        back={{ to: back, label: t`回清單` }}
        close={t`關閉`}
        {...(row.game_id !== '' && { game: { id: row.game_id, name: nameOf(row.game_id) } })}
        number={`#${row.id}`}
        title={words.action(row.action)}
        titleRef={heading}
      >
        <p className={css.when}>
          <time dateTime={row.time}>{auditTime(row.time)}</time> · {row.actor_name || row.actor}
        </p>
      </RecordHead>
      <div className={css.body}>
        <AuditChanges row={row} />
        <h2 className={css.subtitle}>{t`這筆紀錄`}</h2>
        <DescriptionList facts={useFacts(row)} />
        <div className={css.more}>
          {page !== null && (
            <LinkButton size="small" to={page}>
              {t`開啟${objects.words(row)}`}
            </LinkButton>
          )}
          <LinkButton size="small" to={listAddress({ ...span(filters), object: row.object })}>
            {t`這個對象的全部紀錄`}
          </LinkButton>
          <LinkButton size="small" to={listAddress({ ...span(filters), actor: row.actor })}>
            {t`這個人的全部紀錄`}
          </LinkButton>
        </div>
      </div>
    </>
  );
}

/** A search from a row keeps the time that was chosen, nothing else. */
const span = ({ from, to }: AuditFilters): AuditFilters => ({ ...(from && { from }), ...(to && { to }) });

function useFacts(row: AuditDetail): DescriptionItem[] {
  const { t } = useLingui();
  const words = useAuditWords(row);
  const objects = useAuditObjects(row.service);
  const kind = words.actorKind(row.actor_kind);
  const login = row.actor_name === '' ? kind : t`${kind}，帳號 ${row.actor}`;
  const facts: DescriptionItem[] = [
    { term: t`誰`, value: t`${row.actor_name || row.actor}（${login}）` },
    { term: t`動作代碼`, value: row.action, code: true },
    { term: t`對象`, value: objects.words(row) },
    { term: t`對象代碼`, value: row.object, code: true },
    { term: t`來源`, value: words.service(row.service) },
    { term: t`位址`, value: row.address, code: true },
    { term: t`請求編號`, value: row.rid, code: true },
    { term: t`鏈上位置`, value: t`第 ${row.seq} 筆` },
    { term: t`雜湊`, value: row.hash, code: true },
    { term: t`抄到這裡`, value: auditTime(row.copied_at) },
  ];
  return facts.filter(({ value }) => value !== '');
}

function Missing({ back }: { back: string }) {
  const { t } = useLingui();
  return (
    <>
      <h1 className="visually-hidden">{t`稽核紀錄`}</h1>
      <EmptyState
        icon={<SearchIcon />}
        title={t`找不到這筆紀錄`}
        text={t`編號不對，或不在這個帳號負責的遊戲裡。`}
        action={
          <LinkButton size="small" to={back}>
            {t`回清單`}
          </LinkButton>
        }
      />
    </>
  );
}

function Away({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <h1 className="visually-hidden">{t`稽核紀錄`}</h1>
      <EmptyState
        icon={<TriangleAlertIcon />}
        title={t`這筆紀錄沒有載到`}
        text={t`暫時連不上。清單和搜尋條件都還在。`}
        action={
          <Button size="small" onClick={onRetry}>
            {t`再試一次`}
          </Button>
        }
      />
    </>
  );
}
