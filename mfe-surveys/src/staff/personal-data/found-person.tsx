import { namesOf, type Person } from '@hub/contracts/person-data';
import { textOfPerson, type FoundArea } from '@hub/contracts/surveys';
import { Badge, Card, CardList, contentLang, formatDay, ListRow, Notice, SectionTitle, Stack } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { KeptLines } from './kept-lines.tsx';
import css from './personal-data.module.css';
import type { FoundPersonData } from './personal-data.api.ts';
import { usePlaceWords } from './use-data-words.ts';

/** What each area has of a person: how much, from when to when, and what an erasure leaves. */
export function FoundPerson({ found }: { found: FoundPersonData }) {
  const { t } = useLingui();
  const { areaOf } = usePlaceWords();
  const away = found.areas.filter((one) => one.away).map(({ area }) => areaOf(area));
  const names = away.join(', ');
  const held = found.areas.reduce((all, one) => all + one.held, 0);
  return (
    <Stack gap="sections">
      {away.length > 0 && (
        <Notice kind="warn" role="alert" title={t`${names}暫時連不上，下面的結果不完整`}>
          <p>{t`請過幾分鐘再找一次。刪除會等到每個服務都回覆。`}</p>
        </Notice>
      )}
      {held > 0 && (
        <Notice kind="warn" title={t`有 ${held} 筆帳號或案件被保留`}>
          <p>{t`解除保留以前，任何服務都不會刪除這個人的資料。`}</p>
        </Notice>
      )}
      {namesOf(found.names) > 0 && <OtherNames names={found.names} />}
      {found.areas
        .filter((one) => !one.away)
        .map((one) => (
          <AreaCard key={one.area} one={one} />
        ))}
    </Stack>
  );
}

function OtherNames({ names }: { names: Person }) {
  const { t } = useLingui();
  const { emails, phones, member_id, accounts, roles } = textOfPerson(names);
  const text = [emails, phones, member_id, accounts, roles].filter(Boolean).join('\n');
  return (
    <Notice kind="info" title={t`這些可能也是同一個人`}>
      <p>{t`確認是本人以後，加進識別資料再找一次：`}</p>
      <p className={css.words} lang={contentLang}>
        {text}
      </p>
    </Notice>
  );
}

function AreaCard({ one }: { one: FoundArea }) {
  const { t } = useLingui();
  const { areaOf, categoryOf } = usePlaceWords();
  const id = `area-${one.area}`;
  const shown = one.categories.filter(({ rows }) => rows > 0);
  const kept = one.categories.flatMap((category) => category.kept);
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{areaOf(one.area)}</SectionTitle>
      {shown.length === 0 ? (
        <p className={css.soft}>{t`沒有找到資料`}</p>
      ) : (
        <CardList>
          {shown.map(({ key, rows, oldest, newest, erasable }) => {
            const many = rows.toLocaleString('en');
            const [from, until] = [oldest === null ? '' : formatDay(oldest), newest === null ? '' : formatDay(newest)];
            return (
              <ListRow key={key}>
                <span className={css.line}>
                  <b>{categoryOf(key)}</b>
                  <span>{t`${many} 筆`}</span>
                  <Badge kind={erasable ? 'neutral' : 'warn'} icon={null}>
                    {erasable ? t`會刪除` : t`依法留下`}
                  </Badge>
                </span>
                {from && <span className={css.soft}>{from === until ? from : t`${from} 到 ${until}`}</span>}
              </ListRow>
            );
          })}
        </CardList>
      )}
      {kept.length > 0 && (
        <Card>
          <KeptLines kept={kept} />
        </Card>
      )}
    </section>
  );
}
