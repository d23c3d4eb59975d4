import { Badge, CardList, LinkButton, ListRow, useSearchParams } from '@hub/web';
import { ListScreen, ZapIcon, type ListFilter } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { languages } from '@hub/contracts/shared';
import type { MacroRow, MacroValues } from '@hub/contracts/tickets';
import { anyCase, queueAddress } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayAddMacros, maySeeGame } from '../staff-rights.ts';
import { languageNames } from './language-names.ts';
import { macroGist } from './macro-gist.ts';
import { macrosAddress } from './macros-address.ts';
import css from './macros.module.css';
import { useMacroGames } from './use-macro-games.ts';
import { useMacrosApi } from './use-macros-api.ts';
import { useVariableWords } from './use-variable-words.ts';

export function MacrosPage() {
  const { t } = useLingui();
  const { signedIn } = useStaffDesk();
  const [search] = useSearchParams();
  const archived = search.get('archived') === '1' ? '1' : '0';
  const list = useMacrosApi().list.useInfiniteQuery(
    { game: search.get('game') ?? '', language: search.get('language') ?? '', archived },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListScreen
      title={t`罐頭回覆`}
      lead={t`客服回覆時按 / 或 M 選用；變數會換成案件的內容。`}
      actions={<Actions />}
      filters={useMacroFilters()}
      list={list}
      live={signedIn}
      away={{ title: t`罐頭回覆沒有載到`, text: t`暫時連不上。` }}
      empty={{ icon: <ZapIcon />, title: t`這裡沒有罐頭回覆`, text: t`換個條件，或新增第一則。` }}
      status={(many, ended) => (ended ? t`共 ${many} 則，已全部列出` : t`已列出 ${many} 則`)}
    >
      {(rows) => (
        <CardList aria-label={t`罐頭回覆`}>
          {rows.map((row) => (
            <MacroItem key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}

function Actions() {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  return (
    <>
      {me.roles.some(({ game_id }) => maySeeGame(me, game_id)) && (
        <LinkButton size="small" to={queueAddress(desk, { ...anyCase, queue: 'waiting', game: '' })}>
          {t`回案件`}
        </LinkButton>
      )}
      {mayAddMacros(me) && (
        <LinkButton variant="primary" size="small" to={macrosAddress(desk, 'new')}>
          {t`新增罐頭回覆`}
        </LinkButton>
      )}
    </>
  );
}

function useMacroFilters(): ListFilter[] {
  const { t } = useLingui();
  const { ids, nameOf } = useMacroGames();
  return [
    {
      name: 'game',
      label: t`遊戲`,
      options: [['-', t`適用全部遊戲的`], ...ids.map((id) => [id, nameOf(id), 'zh-TW'] as const)],
    },
    { name: 'language', label: t`語言`, options: languages.map((one) => [one, languageNames[one], one]) },
    { name: 'archived', label: t`狀態`, none: t`使用中`, options: [['1', t`已封存`]] },
  ];
}

const inBrackets = (words: Record<string, string>): MacroValues =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, `[${word}]`]));

function MacroItem({ row }: { row: MacroRow }) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const { nameOf } = useMacroGames();
  const variables = useVariableWords();
  return (
    <ListRow to={macrosAddress(desk, row.id)}>
      <span className={css.name} lang={row.language}>
        {row.title}
        {row.closes && <Badge kind="neutral">{t`會結案`}</Badge>}
      </span>
      <span className={css.preview} lang={row.language}>
        {macroGist(row.content, inBrackets(variables))}
      </span>
      <span className={css.facts}>
        <span lang={row.game_id === '' ? undefined : 'zh-TW'}>{nameOf(row.game_id)}</span>
        <span lang={row.language}>{languageNames[row.language]}</span>
        <span>{t`用過 ${row.uses} 次`}</span>
      </span>
    </ListRow>
  );
}
