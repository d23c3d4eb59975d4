import { Button, EmptyState, FileTextIcon, isApiFault, LinkButton, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { listAddress, rowAddress, type AuditFilters } from './audit-address.ts';
import css from './audit-list.module.css';
import { AuditListRow } from './audit-list-row.tsx';
import type { AuditRows } from './use-audit-rows.ts';

type Props = { filters: AuditFilters; rows: AuditRows; openId: number | null };

/** What was found, newest first. The arrow keys step from row to row. */
export function AuditList({ filters, rows: found, openId }: Props) {
  const { t } = useLingui();
  const { rows, fault, busy } = found;
  const Heading = openId === null ? 'h1' : 'h2';
  return (
    <section className={css.pane} data-behind={openId !== null || undefined} aria-label={t`稽核紀錄清單`}>
      <header className={css.head}>
        <Heading className={css.title}>{t`稽核紀錄`}</Heading>
        <p className={css.order}>{t`新的在上面，台北時間`}</p>
      </header>
      <div className={css.columns} aria-hidden="true">
        <span>{t`時間`}</span>
        <span>{t`誰`}</span>
        <span>{t`做了什麼`}</span>
        <span>{t`對象`}</span>
        <span className={css.wordsHead}>{t`內容`}</span>
      </div>
      <div className={css.scroll}>
        {fault !== undefined && <ListFault fault={fault} stale={rows !== undefined} onRetry={found.retry} />}
        {rows === undefined && busy && <Bones />}
        {rows?.length === 0 && !found.more && <NothingFound filters={filters} />}
        <ul aria-label={t`稽核紀錄`} onKeyDown={stepByArrow}>
          {rows?.map((row) => (
            <AuditListRow key={row.id} row={row} to={rowAddress(row.id, filters)} open={row.id === openId} />
          ))}
        </ul>
        {rows !== undefined && (rows.length > 0 || found.more) && <Foot found={found} count={rows.length} />}
      </div>
    </section>
  );
}

function stepByArrow(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = links[links.findIndex((link) => link === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Foot({ found: { more, loadingMore }, count }: { found: AuditRows; count: number }) {
  const { t } = useLingui();
  return (
    <div className={css.foot}>
      <p role="status">{more ? t`已列出 ${count} 筆` : t`共 ${count} 筆，已全部列出`}</p>
      {more && (
        <Button size="small" busy={loadingMore} busyWords={t`載入中`} onClick={more}>
          {t`更多`}
        </Button>
      )}
    </div>
  );
}

const BONES = 14;

function Bones() {
  const { t } = useLingui();
  return (
    <div className={css.bones} aria-busy="true">
      <span className="visually-hidden">{t`載入中`}</span>
      {Array.from({ length: BONES }, (_, index) => (
        <span key={index} className={css.bone} />
      ))}
    </div>
  );
}

function NothingFound({ filters }: { filters: AuditFilters }) {
  const { t } = useLingui();
  const filtered = Object.keys(filters).length > 0;
  const all = (
    <LinkButton size="small" to={listAddress({})}>
      {t`清除條件`}
    </LinkButton>
  );
  return (
    <EmptyState
      icon={<FileTextIcon />}
      title={filtered ? t`沒有符合的紀錄` : t`還沒有紀錄`}
      text={filtered ? t`放寬時間，或少一個條件再找一次。` : t`有人登入、查看或更改資料後，會出現在這裡。`}
      action={filtered ? all : undefined}
    />
  );
}

type FaultProps = { fault: unknown; stale: boolean; onRetry: () => void };

/** The search could not be had; what was listed before stays below. A fault of a field is said at the field. */
function ListFault({ fault, stale, onRetry }: FaultProps) {
  const { t } = useLingui();
  if (isApiFault(fault) && fault.status === 401) return null;
  const told = isApiFault(fault) ? fault.fields.msg : undefined;
  const forbidden = isApiFault(fault) && fault.status === 403;
  const asked = isApiFault(fault) && fault.status === 400;
  const title = forbidden
    ? t`這個帳號不能看稽核紀錄`
    : asked
      ? t`搜尋條件要改一下`
      : stale
        ? t`清單沒有更新`
        : t`沒有找到結果`;
  const text = forbidden
    ? t`需要時請管理者開「稽核」角色。`
    : asked
      ? t`看一下標出來的欄位，其他條件都還在。`
      : (told ?? t`暫時連不上，搜尋條件都還在。`);
  return (
    <div className={css.fault}>
      <Notice kind={forbidden ? 'info' : 'warn'} title={title} role="status">
        <p>{text}</p>
        {!forbidden && !asked && (
          <Button look="quiet" size="small" onClick={onRetry}>
            {t`再試一次`}
          </Button>
        )}
      </Notice>
    </div>
  );
}
