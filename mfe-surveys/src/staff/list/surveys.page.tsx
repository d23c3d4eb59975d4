import { surveyEditors, surveyKinds, surveyReaders, surveyStates } from '@hub/contracts/surveys';
import { CardList, LinkButton, useSearchParams } from '@hub/web';
import { PenLineIcon } from '@hub/web/parts';
import { ListScreen, ListSearch, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { ClipboardListIcon } from 'lucide-react';
import { surveyAddress } from '../surveys-address.ts';
import { useStaffSurveysInfiniteQuery } from '../surveys.api.ts';
import { useStateWords, useSurveyKindWords } from '../use-survey-words.ts';
import { SurveyRow } from './survey-row.tsx';

/** The surveys of the reader's games, the newest first. */
export function SurveysPage() {
  const { t } = useLingui();
  const { signedIn, games } = useStaffGames(surveyReaders);
  const edits = useStaffGames(surveyEditors).games.length > 0;
  const kinds = useSurveyKindWords();
  const states = useStateWords();
  const [search] = useSearchParams();
  const read = (name: string) => search.get(name) ?? '';
  const choice = { game_id: read('game_id'), kind: read('kind'), state: read('state'), find: read('find') };
  const narrowed = Object.values(choice).some(Boolean);
  const list = useStaffSurveysInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  const create = edits && (
    <LinkButton variant="primary" size="small" icon={<PenLineIcon />} to={surveyAddress.create()}>
      {t`新問卷`}
    </LinkButton>
  );
  return (
    <ListScreen
      title={t`問卷`}
      lead={t`從題目、預覽、發布到結果都在這裡。改好的內容，發布之後玩家才看得到。`}
      actions={create}
      filters={[
        {
          name: 'game_id',
          label: t`遊戲`,
          options: games.map(({ value, label, lang }) => [value, label, lang] as const),
        },
        { name: 'state', label: t`狀態`, options: surveyStates.map((state) => [state, states[state]] as const) },
        { name: 'kind', label: t`種類`, options: surveyKinds.map((kind) => [kind, kinds[kind].name] as const) },
      ]}
      tools={<ListSearch name="find" label={t`找問卷`} hint={t`標題裡的字，或網址代號`} action={t`找`} />}
      list={list}
      live={signedIn}
      away={{ title: t`問卷沒有載到`, text: t`玩家那邊不受影響，請再試一次。` }}
      empty={
        narrowed
          ? {
              icon: <ClipboardListIcon />,
              title: t`沒有符合的問卷`,
              action: <LinkButton size="small" to={surveyAddress.list}>{t`清除條件`}</LinkButton>,
            }
          : {
              icon: <ClipboardListIcon />,
              title: t`還沒有問卷`,
              text: t`寫好題目、看過預覽，發布後玩家就能填。`,
              action: create,
            }
      }
      status={(many, ended) => (ended ? t`共 ${many} 份，已全部列出` : t`已列出 ${many} 份`)}
    >
      {(rows) => (
        <CardList aria-label={t`問卷`}>
          {rows.map((row) => (
            <SurveyRow key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}
