import { vipLineKinds, type VipImport, type VipLineKind, type VipLinesView } from '@hub/contracts/vip';
import { contentLang, SectionTitle, useSearchParams } from '@hub/web';
import { Tabs } from '@hub/web/parts';
import { ListRows } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useImportWords } from '../use-list-words.ts';
import { vipAddress } from '../vip-address.ts';
import { useVipImportLinesInfiniteQuery } from './imports.api.ts';
import css from '../vip-list.module.css';

type Line = VipLinesView['data'][number];

/** Line by line: what is new, what would change, what cannot be taken. */
export function ImportLines({ one }: { one: VipImport }) {
  const { t } = useLingui();
  const { kinds } = useImportWords();
  const [search] = useSearchParams();
  const first: VipLineKind = one.faults > 0 ? 'fault' : one.changed > 0 ? 'changed' : 'fresh';
  const kind = vipLineKinds.find((known) => known === search.get('kind')) ?? first;
  const list = useVipImportLinesInfiniteQuery({ id: one.id, kind }, { refetchOnMountOrArgChange: true });
  const numbers: Record<VipLineKind, number> = {
    fresh: one.fresh,
    changed: one.changed,
    same: one.same,
    fault: one.faults,
  };
  return (
    <div>
      <SectionTitle>{t`每一列`}</SectionTitle>
      <Tabs
        label={t`哪一種列`}
        links={vipLineKinds.map((known) => ({
          label: `${kinds[known]} ${numbers[known]}`,
          to: `${vipAddress.oneImport(one.id)}?kind=${known}`,
          current: known === kind,
        }))}
      />
      <ListRows
        list={list}
        away={{ title: t`這些列沒有載到`, text: t`檔案還在。` }}
        empty={{ title: t`沒有這種列` }}
        status={(many, ended) => (ended ? t`共 ${many} 列，已全部列出` : t`已列出 ${many} 列`)}
      >
        {(rows) => <Lines rows={rows} faulty={kind === 'fault'} />}
      </ListRows>
    </div>
  );
}

function Lines({ rows, faulty }: { rows: readonly Line[]; faulty: boolean }) {
  const { t } = useLingui();
  const terms = useTerms();
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t`每一列`}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t`列`}</th>
            <th scope="col">{t`帳號 UID`}</th>
            <th scope="col">{faulty ? t`哪裡有錯` : t`現在`}</th>
            <th scope="col">{faulty ? t`寫的是` : t`改成`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td className={css.number}>{row.line}</td>
              <td className={css.account}>{row.partner_uid}</td>
              <td>{faulty ? row.error : terms(row.before)}</td>
              <td lang={contentLang}>{faulty ? row.value : terms(row.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useTerms(): (terms: Line['before']) => string {
  const { t } = useLingui();
  return (terms) => {
    if (!terms) return '—';
    const { level, begins_on, ends_on, agent, note } = terms;
    const from = begins_on && t`${begins_on} 起`;
    const until = ends_on && t`到 ${ends_on}`;
    return [level === 0 ? t`不算 VIP` : `VIP ${level}`, from, until, agent, note].filter(Boolean).join('・');
  };
}
