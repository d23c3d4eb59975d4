import { legalEditors, legalReaders, legalSections, type LegalRow } from '@hub/contracts/catalog';
import {
  Badge,
  Button,
  CardList,
  FileTextIcon,
  formatTime,
  isApiFault,
  ListRow,
  newKey,
  Notice,
  useNavigate,
  useSearchParams,
} from '@hub/web';
import { PenLineIcon } from '@hub/web/parts';
import { ListScreen, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { legalAddress } from './legal-address.ts';
import { useDraftLegalMutation, useLegalDeskInfiniteQuery } from './legal.api.ts';
import { useSectionNames, useStandingWords } from './use-legal-words.ts';

const DEFAULT_SITE = 'long_e';

/** Every version of the legal texts, by document set and by what it changed. */
export function LegalListPage() {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(legalReaders);
  const [search] = useSearchParams();
  const [site, section] = [search.get('site') ?? '', search.get('section') ?? ''];
  const names = useSectionNames();
  const list = useLegalDeskInfiniteQuery({ site, section }, { refetchOnMountOrArgChange: true });
  const sites = list.data?.pages[0]?.sites ?? [];
  return (
    <ListScreen
      title={t`條款`}
      lead={t`五份條款同一版。發布要兩個人，公告期過了才生效；玩家看得到每一版。`}
      filters={[
        { name: 'site', label: t`文件組`, options: sites.map((one) => [one, one]) },
        { name: 'section', label: t`改了哪一份`, options: legalSections.map((one) => [one, names[one]]) },
      ]}
      actions={<NewDraft site={site || DEFAULT_SITE} />}
      list={list}
      live={signedIn}
      away={{ title: t`條款沒有載到`, text: t`玩家看到的條款不受影響。` }}
      empty={{
        icon: <FileTextIcon />,
        title: t`沒有符合的版本`,
        text: t`還沒有條款的話，請開第一份草稿。`,
      }}
      status={(many, ended) => (ended ? t`共 ${many} 版，已全部列出` : t`已列出 ${many} 版`)}
    >
      {(rows) => (
        <CardList aria-label={t`條款`}>
          {rows.map((row) => (
            <VersionRow key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}

function VersionRow({ row }: { row: LegalRow }) {
  const { t } = useLingui();
  const names = useSectionNames();
  const [words, badge] = useStandingWords()[row.standing];
  const from = row.from ? formatTime(row.from) : t`還沒選`;
  return (
    <ListRow to={legalAddress.one(row.id)}>
      <b>{t`${row.site} 第 ${row.number} 版`}</b>{' '}
      <Badge kind={badge} icon={null}>
        {words}
      </Badge>{' '}
      {row.reviewed === null && (
        <Badge kind="warn" icon={null}>
          {t`律師未確認`}
        </Badge>
      )}{' '}
      {row.waiting && (
        <Badge kind="processing" icon={null}>
          {t`等第二人核准`}
        </Badge>
      )}
      <br />
      <span>{t`生效 ${from}`}</span>{' '}
      {row.sections.map((one) => (
        <Badge key={one} kind="neutral">
          {names[one]}
        </Badge>
      ))}
    </ListRow>
  );
}

function NewDraft({ site }: { site: string }) {
  const { t } = useLingui();
  const { signedIn, games } = useStaffGames(legalEditors);
  const [draft, { isLoading, error }] = useDraftLegalMutation();
  const key = useRef(newKey());
  const navigate = useNavigate();
  if (!signedIn || games.length === 0) return null;
  const begin = async () => {
    const made = await draft({ site, key: key.current });
    if (made.data) void navigate(legalAddress.one(made.data.row.id));
    else key.current = newKey();
  };
  return (
    <>
      <Button size="small" variant="primary" icon={<PenLineIcon />} busy={isLoading} onClick={() => void begin()}>
        {t`開新草稿（${site}）`}
      </Button>
      {error !== undefined && (
        <Notice
          kind="bad"
          role="alert"
          title={(isApiFault(error) && error.fields.msg) || t`草稿沒有開成，請再按一次。`}
        />
      )}
    </>
  );
}
