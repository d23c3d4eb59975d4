import {
  Badge,
  Button,
  CardList,
  EmptyState,
  Field,
  LinkButton,
  ListRow,
  MoreButton,
  Notice,
  PageBody,
  PageTitle,
  Select,
  Skeleton,
  usePageTitle,
  useNarrow,
  useSearchParams,
} from '@hub/web';
import { ZapIcon, useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { languages } from '@hub/contracts/shared';
import type { MacroRow, MacroValues } from '@hub/contracts/tickets';
import { anyCase, queueAddress } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayAddMacros, maySeeGame } from '../staff-rights.ts';
import { languageNames } from './language-names.ts';
import type { MacroChoice } from './macros.api.ts';
import { macroGist } from './macro-gist.ts';
import { macrosAddress } from './macros-address.ts';
import css from './macros.module.css';
import { useMacroGames } from './use-macro-games.ts';
import { useMacrosApi } from './use-macros-api.ts';
import { useVariableWords } from './use-variable-words.ts';

/** All canned replies; what is shown stands in the address. */
export function MacrosPage() {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const [search] = useSearchParams();
  const narrow = useNarrow();
  const archived = search.get('archived') === '1' ? ('1' as const) : ('0' as const);
  const choice: MacroChoice = { game: search.get('game') ?? '', language: search.get('language') ?? '', archived };
  const choose = ({ archived: old, ...over }: Partial<MacroChoice>) =>
    narrow({ ...over, ...(old && { archived: old === '1' ? old : '' }) });
  usePageTitle(t`罐頭回覆`);
  const sees = me.roles.some(({ game_id }) => maySeeGame(me, game_id));
  return (
    <PageBody>
      <div className={css.head}>
        <PageTitle title={t`罐頭回覆`} lead={t`客服回覆時按 / 或 M 選用；變數會換成案件的內容。`} small />
        <div className={css.deeds}>
          {sees && (
            <LinkButton size="small" to={queueAddress(desk, { ...anyCase, queue: 'waiting', game: '' })}>
              {t`回案件`}
            </LinkButton>
          )}
          {mayAddMacros(me) && (
            <LinkButton look="primary" size="small" to={macrosAddress(desk, 'new')}>
              {t`新增罐頭回覆`}
            </LinkButton>
          )}
        </div>
      </div>
      <Filters choice={choice} onChoose={choose} />
      <MacroList key={JSON.stringify(choice)} choice={choice} />
    </PageBody>
  );
}

type FilterProps = { choice: MacroChoice; onChoose: (over: Partial<MacroChoice>) => void };

function Filters({ choice, onChoose }: FilterProps) {
  const { t } = useLingui();
  const { ids, nameOf } = useMacroGames();
  return (
    <div className={css.filters}>
      <Field id="macros-game" label={t`遊戲`}>
        {(wire) => (
          <Select {...wire} value={choice.game} onChange={(event) => onChoose({ game: event.currentTarget.value })}>
            <option value="">{t`不限`}</option>
            <option value="-">{t`適用全部遊戲的`}</option>
            {ids.map((id) => (
              <option key={id} value={id} lang="zh-TW">
                {nameOf(id)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="macros-language" label={t`語言`}>
        {(wire) => (
          <Select
            {...wire}
            value={choice.language}
            onChange={(event) => onChoose({ language: event.currentTarget.value })}
          >
            <option value="">{t`不限`}</option>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="macros-archived" label={t`狀態`}>
        {(wire) => (
          <Select
            {...wire}
            value={choice.archived}
            onChange={(event) => onChoose({ archived: event.currentTarget.value === '1' ? '1' : '0' })}
          >
            <option value="0">{t`使用中`}</option>
            <option value="1">{t`已封存`}</option>
          </Select>
        )}
      </Field>
    </div>
  );
}

function MacroList({ choice }: { choice: MacroChoice }) {
  const { t } = useLingui();
  const api = useMacrosApi();
  const result = api.list.useInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = result;
  useSessionEnd(error);
  if (!data && error) {
    return (
      <Notice kind="bad" title={t`罐頭回覆沒有載到`} role="alert">
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {t`再試一次`}
        </Button>
      </Notice>
    );
  }
  if (!data) return <Skeleton shape="rows" count={5} />;
  const rows = data.pages.flatMap((page) => page.data);
  if (rows.length === 0) {
    return <EmptyState icon={<ZapIcon />} title={t`這裡沒有罐頭回覆`} text={t`換個條件，或新增第一則。`} />;
  }
  const more = { label: t`列出更多`, busy: isFetching, onPress: () => void fetchNextPage() };
  return (
    <>
      <CardList aria-label={t`罐頭回覆`}>
        {rows.map((row) => (
          <MacroItem key={row.id} row={row} />
        ))}
      </CardList>
      <MoreButton
        status={hasNextPage ? t`已列出 ${rows.length} 則` : t`共 ${rows.length} 則，已全部列出`}
        more={hasNextPage ? more : undefined}
      />
    </>
  );
}

/** Variables by what they stand for. */
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
