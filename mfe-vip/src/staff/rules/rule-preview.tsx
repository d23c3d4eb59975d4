import { Button, Notice, Skeleton } from '@hub/web';
import { ListRows } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { VipRulePreviewView } from '@hub/contracts/vip';
import { useVipRulePreviewInfiniteQuery, type RuleAsked } from './rules.api.ts';
import css from '../vip-list.module.css';

type Sample = VipRulePreviewView['data']['sample'];

/** Who would change with a rule: how many, and which accounts. */
export function RulePreview({ asked }: { asked: RuleAsked }) {
  const { t } = useLingui();
  const query = useVipRulePreviewInfiniteQuery(asked);
  const { currentData, isError, isFetching, refetch } = query;
  const told = currentData?.pages[0]?.data;
  if (!told && isError) {
    return (
      <Notice kind="bad" role="alert" title={t`沒有算到`}>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>{t`再算一次`}</Button>
      </Notice>
    );
  }
  if (!told) return <Skeleton shape="rows" count={3} />;
  const pages = currentData.pages.map(({ data }) => ({ data: data.sample }));
  return (
    <section aria-label={t`誰會變動`}>
      <div role="status">
        <dl className={css.figures}>
          <Figure term={t`會成為或升級`} many={told.gain} />
          <Figure term={t`月底後會失去或降級`} many={told.lose} />
          <Figure term={t`維持不變`} many={told.stay} />
        </dl>
      </div>
      <ListRows
        list={{ ...query, currentData: { pages } }}
        away={{ title: t`其餘的沒有載到`, text: t`數字是對的。` }}
        empty={{ title: t`沒有人會變動` }}
        status={(many, ended) => (ended ? t`共 ${many} 個帳號，已全部列出` : t`已列出 ${many} 個帳號`)}
      >
        {(rows) => <Rows rows={rows as Sample} />}
      </ListRows>
    </section>
  );
}

function Figure({ term, many }: { term: string; many: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{many.toLocaleString('en')}</dd>
    </div>
  );
}

function Rows({ rows }: { rows: Sample }) {
  const { t } = useLingui();
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t`會變動的帳號`}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t`帳號 UID`}</th>
            <th scope="col">{t`付了（新台幣）`}</th>
            <th scope="col">{t`現在`}</th>
            <th scope="col">{t`改成`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.partner_uid}>
              <td className={css.account}>{row.partner_uid}</td>
              <td className={css.number}>{row.paid_twd.toLocaleString('en')}</td>
              <td>{row.before || '—'}</td>
              <td>{row.after || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
