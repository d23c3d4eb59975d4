import type { DataRequest, DataRequestArea } from '@hub/contracts/surveys';
import { Badge, Button, ButtonRow, Card, CardList, formatTime, ListRow, SectionTitle } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { dataAddress } from '../data-address.ts';
import { KeptLines } from '../kept-lines.tsx';
import css from '../personal-data.module.css';
import { useErasureWords, usePlaceWords } from '../use-data-words.ts';

/** How far each area is; once all are through, the record of what went, to print and to keep. */
export function ErasureProgress({ one }: { one: DataRequest }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="data-erasure">
      <SectionTitle id="data-erasure">{one.record ? t`銷毀紀錄` : t`刪除的進度`}</SectionTitle>
      <CardList>
        {one.areas.map((area) => (
          <AreaRow key={area.area} area={area} />
        ))}
      </CardList>
      {one.record && <RecordEnd id={one.id} record={one.record} />}
    </section>
  );
}

function AreaRow({ area }: { area: DataRequestArea }) {
  const { t } = useLingui();
  const { erasures } = useErasureWords();
  const { areaOf, categoryOf } = usePlaceWords();
  const [state, kind] = erasures[area.state];
  const at = area.done_at ?? area.tried_at;
  return (
    <ListRow>
      <span className={css.line}>
        <b>{areaOf(area.area)}</b>
        <Badge kind={kind} icon={null}>
          {state}
        </Badge>
        {at !== null && <time dateTime={at}>{formatTime(at)}</time>}
      </span>
      {area.destroyed.map(({ category, rows }) => {
        const many = rows.toLocaleString('en');
        return <span key={category}>{`${categoryOf(category)} ${t`${many} 筆`}`}</span>;
      })}
      {area.destroyed.length === 0 && area.state === 'done' && <span className={css.soft}>{t`沒有要刪的資料`}</span>}
      {area.kept.length > 0 && <KeptLines kept={area.kept} />}
    </ListRow>
  );
}

function RecordEnd({ id, record }: { id: number; record: NonNullable<DataRequest['record']> }) {
  const { t } = useLingui();
  const at = formatTime(record.at);
  return (
    <Card>
      <p>{t`${at} 全部完成。這份紀錄沒有任何個人資料，保存 5 年。`}</p>
      <p className={`${css.code} ${css.soft}`}>{`SHA-256 ${record.sha256}`}</p>
      <div className={css.screen}>
        <ButtonRow>
          <Button size="small" onClick={() => window.print()}>{t`列印`}</Button>
          <a href={dataAddress.record(id)} download>{t`下載銷毀紀錄（JSON）`}</a>
        </ButtonRow>
        <p className={css.soft}>{t`檔案的 SHA-256 和上面這一串相同，就沒有被改過。`}</p>
      </div>
    </Card>
  );
}
