import type { DataRequestArea } from '@hub/contracts/surveys';
import { Disclosure } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from './personal-data.module.css';
import { useErasureWords, usePlaceWords } from './use-data-words.ts';

type Kept = DataRequestArea['kept'];

/** What stays, by table and column, why and until when. */
export function KeptLines({ kept }: { kept: Kept }) {
  const { t } = useLingui();
  const many = kept.length;
  return (
    <Disclosure title={t`刪除後依法留下的欄位（${many} 項）`}>
      <ul>
        {kept.map((one) => (
          <li key={`${one.table} ${one.columns.join()} ${one.ground}`}>
            <KeptLine one={one} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function KeptLine({ one }: { one: Kept[number] }) {
  const { t } = useLingui();
  const { grounds } = useErasureWords();
  const { categoryOf } = usePlaceWords();
  const days = one.days ?? 0;
  const years = Math.round(days / 365);
  const time = one.days === null ? '' : days >= 365 ? t`保存 ${years} 年` : t`最多 ${days} 天`;
  return (
    <span className={css.line}>
      <b>{categoryOf(one.category)}</b>
      <span>{grounds[one.ground]}</span>
      {time && <span>{time}</span>}
      <span className={`${css.code} ${css.soft}`}>{`${one.table} (${one.columns.join(', ')})`}</span>
    </span>
  );
}
