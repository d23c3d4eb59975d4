import { vipReaders, type VipImport } from '@hub/contracts/vip';
import { Badge, contentLang, formatTime, ListRow } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useImportWords } from '../use-list-words.ts';
import { vipAddress } from '../vip-address.ts';
import css from '../vip-list.module.css';

/** One file: whose, how far, and what it would do. */
export function ImportRow({ row }: { row: VipImport }) {
  const { t } = useLingui();
  const { states } = useImportWords();
  const { nameOf } = useStaffGames(vipReaders);
  const [state, kind] = states[row.state];
  return (
    <ListRow to={vipAddress.oneImport(row.id)}>
      <span className={css.head}>
        <b className={css.account}>{row.file_name}</b>
        <Badge kind={kind}>{state}</Badge>
        {row.approval !== null && <Badge kind="warn">{t`等待核准`}</Badge>}
      </span>
      <span className={css.facts}>
        <span lang={contentLang}>{nameOf(row.game_id)}</span>
        <span>{t`${row.rows} 列`}</span>
        {row.faults > 0 && <span>{t`${row.faults} 列有錯`}</span>}
        <span>{row.made_by}</span>
        <time dateTime={row.made_at}>{formatTime(row.made_at)}</time>
      </span>
    </ListRow>
  );
}
