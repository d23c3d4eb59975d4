import {
  personalDataEditors,
  personalDataReaders,
  type DataRequestRow,
  type DataRequestsView,
} from '@hub/contracts/surveys';
import {
  Badge,
  ButtonRow,
  CardList,
  contentLang,
  formatTime,
  Link,
  LinkButton,
  ListRow,
  Notice,
  SiteLink,
  useSearchParams,
  ShieldCheckIcon,
} from '@hub/web';
import { ListScreen, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { dataAddress } from './data-address.ts';
import { Deadline } from './deadline.tsx';
import css from './personal-data.module.css';
import { useDataRequestsInfiniteQuery } from './personal-data.api.ts';
import { useRequestWords } from './use-data-words.ts';

/** Requests of persons about their own data; who waits longest stands on top. */
export function RequestsPage() {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(personalDataReaders);
  const editors = useStaffGames(personalDataEditors);
  const [search] = useSearchParams();
  const list = useDataRequestsInfiniteQuery(search.get('state') ?? '', { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      title={t`個資作業`}
      lead={t`玩家對自己資料的請求。依法，查詢要在收到後 15 天內答覆，更正和刪除要在 30 天內。`}
      actions={
        <ButtonRow>
          <LinkButton size="small" to={dataAddress.inactivity()}>{t`長期未登入的會員`}</LinkButton>
          {editors.signedIn && (
            <LinkButton size="small" variant="primary" to={dataAddress.find}>{t`找人與登記請求`}</LinkButton>
          )}
        </ButtonRow>
      }
      filters={[
        {
          name: 'state',
          label: t`狀態`,
          none: t`處理中`,
          options: [
            ['due', t`快到期和已逾期`],
            ['over', t`已結束`],
          ],
        },
      ]}
      tools={<DueNotice due={list.data?.pages.at(-1)?.due} />}
      list={list}
      live={signedIn}
      away={{ title: t`請求沒有載到`, text: t`已經核准的刪除會繼續進行。` }}
      empty={{
        icon: <ShieldCheckIcon />,
        title: t`這裡沒有請求`,
        text: t`會員送出的請求會出現在這裡；來信或來電的，由同事找人後登記。`,
      }}
      status={(many, ended) => (ended ? t`共 ${many} 筆，已全部列出` : t`已列出 ${many} 筆`)}
    >
      {(rows) => (
        <CardList aria-label={t`個資請求`}>
          {rows.map((row) => (
            <RequestRow key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}

/** What is late, and what soon will be, wherever on the list it stands. */
function DueNotice({ due }: { due: DataRequestsView['due'] | undefined }) {
  const { t } = useLingui();
  const { late = 0, soon = 0 } = due ?? {};
  if (late + soon === 0) return null;
  const title = [late > 0 ? t`${late} 筆已逾期` : '', soon > 0 ? t`${soon} 筆 7 天內到期` : ''].filter(Boolean);
  return (
    <Notice kind={late > 0 ? 'bad' : 'warn'} title={title.join(' · ')}>
      <SiteLink to={`${dataAddress.requests}?state=due`}>{t`只看快到期和已逾期的`}</SiteLink>
    </Notice>
  );
}

function RequestRow({ row }: { row: DataRequestRow }) {
  const { t } = useLingui();
  const { kinds, states } = useRequestWords();
  const [state, kind] = states[row.state];
  return (
    <ListRow>
      <span className={css.line}>
        <Link to={dataAddress.request(row.id)}>
          <b>{`#${row.id} ${kinds[row.kind]}`}</b>
        </Link>
        <Badge kind={kind} icon={null}>
          {state}
        </Badge>
        {row.held && <Badge kind="warn" icon={null}>{t`保留中`}</Badge>}
        <Deadline row={row} />
      </span>
      <span className={`${css.line} ${css.soft}`}>
        <span lang={contentLang}>{row.by_member ? t`會員自己提出` : row.opened_by}</span>
        <time dateTime={row.created_at}>{formatTime(row.created_at)}</time>
      </span>
    </ListRow>
  );
}
