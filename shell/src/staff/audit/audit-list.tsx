import { EmptyState, FileTextIcon, isApiFault, LinkButton } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { ListPane, PaneSkeleton, PaneNotice, PaneRows } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { listAddress, rowAddress, type AuditFilters } from './audit-address.ts';
import css from './audit-list.module.css';
import { AuditListRow } from './audit-list-row.tsx';
import { ExportButton } from './exports/export-button.tsx';
import type { AuditRows } from './use-audit-rows.ts';

type Props = { filters: AuditFilters; rows: AuditRows; openId: number | null };

const BONES = 14;

/** What was found, newest first. */
export function AuditList({ filters, rows: found, openId }: Props) {
  const { t } = useLingui();
  const { rows, fault, busy } = found;
  const columns = (
    <>
      <span>{t`時間`}</span>
      <span>{t`誰`}</span>
      <span>{t`做了什麼`}</span>
      <span>{t`對象`}</span>
      <span className={css.words}>{t`內容`}</span>
    </>
  );
  return (
    <ListPane
      className={css.pane}
      label={t`稽核紀錄清單`}
      title={t`稽核紀錄`}
      order={t`新的在上面，台北時間`}
      behind={openId !== null}
      action={<ExportButton filters={filters} />}
      columns={columns}
    >
      {fault !== undefined && <ListFault fault={fault} stale={rows !== undefined} onRetry={found.retry} />}
      {rows === undefined && busy && <PaneSkeleton count={BONES} />}
      {rows?.length === 0 && !found.more && <NothingFound filters={filters} />}
      <PaneRows aria-label={t`稽核紀錄`}>
        {rows?.map((row) => (
          <AuditListRow key={row.id} row={row} to={rowAddress(row.id, filters)} open={row.id === openId} />
        ))}
      </PaneRows>
      {rows !== undefined && (rows.length > 0 || found.more) && <Foot found={found} count={rows.length} />}
    </ListPane>
  );
}

function Foot({ found: { more, loadingMore }, count }: { found: AuditRows; count: number }) {
  const { t } = useLingui();
  return (
    <MoreButton
      size="small"
      status={more ? t`已列出 ${count} 筆` : t`共 ${count} 筆，已全部列出`}
      more={more && { label: t`更多`, onPress: more, busy: loadingMore }}
    />
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
  const again = asked ? undefined : { label: t`再試一次`, onPress: onRetry };
  return <PaneNotice fault={fault} title={title} text={text} again={again} />;
}
