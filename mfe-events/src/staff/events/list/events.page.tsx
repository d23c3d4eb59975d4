import { Button, LinkButton, SearchIcon, useNavigate, usePageTitle, type EmptyStateProps } from '@hub/web';
import { FilterChips, ListRows, PaneRows, searchNow } from '@hub/web/staff';
import { eventPhases } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { CalendarPlusIcon } from 'lucide-react';
import type { FormEvent } from 'react';
import { FindInput } from '../../find-input.tsx';
import { useGames } from '../../games.ts';
import { Screen, useScreenAway } from '../../screen.tsx';
import { useStaff } from '../../staff-context.ts';
import { mayKeepCodes, mayReadCodes } from '../../codes/code-rights.ts';
import { useStaffEventsInfiniteQuery } from '../events.api.ts';
import { anyEvent, choiceOf, EVENTS, listAddress, newAddress, type EventChoice } from '../events-address.ts';
import { usePhaseWords } from '../words/use-event-words.ts';
import { EventRow } from './event-row.tsx';
import css from './events.module.css';

/** The events of the reader's games, the latest first. */
export function EventsPage({ choice }: { choice: EventChoice }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const phases = usePhaseWords();
  const title = choice.phase ? t`活動：${phases[choice.phase][0]}` : t`活動`;
  usePageTitle(title);
  return (
    <Screen title={title} lead={t`玩家用序號換獎勵的活動。新活動先是草稿，另一位同事核准後玩家才看得到。`}>
      <div className={css.tools}>
        <Find choice={choice} />
        {mayKeepCodes(me, choice.game) && (
          <LinkButton variant="primary" size="small" icon={<CalendarPlusIcon />} to={newAddress(choice.game)}>
            {t`新活動`}
          </LinkButton>
        )}
      </div>
      <Narrow choice={choice} />
      <EventList choice={choice} />
    </Screen>
  );
}

function Find({ choice }: { choice: EventChoice }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('find') ?? '').trim();
    void navigate(listAddress({ ...choice, find: typed, phase: typed ? '' : choice.phase }));
  };
  return (
    <form role="search" className={css.find} onSubmit={find}>
      <FindInput value={choice.find} maxLength={40} aria-label={t`活動名稱或編號`} placeholder={t`活動名稱或編號`} />
      <Button type="submit" size="small" icon={<SearchIcon />}>
        {t`找`}
      </Button>
    </form>
  );
}

/** Which games and phases; the choice is the address. */
function Narrow({ choice }: { choice: EventChoice }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const { all } = useGames();
  const navigate = useNavigate();
  const phases = usePhaseWords();
  const games = all.filter(({ game_id }) => mayReadCodes(me, game_id));
  const many = Object.values(choice).filter(Boolean).length;
  return (
    <FilterChips
      groups={[
        {
          name: 'phase',
          label: t`狀態`,
          value: choice.phase,
          options: [['', t`狀態`], ...eventPhases.map((phase) => [phase, phases[phase][0]] as const)],
        },
        {
          name: 'game',
          label: t`遊戲`,
          value: choice.game,
          options: [['', t`遊戲`], ...games.map(({ game_id, game_name }) => [game_id, game_name, true] as const)],
        },
      ]}
      onChoose={(name, value) =>
        void navigate(listAddress({ ...choiceOf(searchNow()), [name]: value }), { replace: true })
      }
      words={{ title: t`篩選`, fold: many === 0 ? t`篩選` : t`篩選（${many}）`, done: t`看結果` }}
      end={
        many > 0 && (
          <LinkButton variant="quiet" size="small" to={EVENTS}>
            {t`清除`}
          </LinkButton>
        )
      }
    />
  );
}

function EventList({ choice }: { choice: EventChoice }) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const list = useStaffEventsInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  return (
    <ListRows
      list={list}
      live={signedIn}
      away={useScreenAway()}
      empty={useNoEvents(choice)}
      status={(many, ended) => (ended ? t`共 ${many} 個，已全部列出` : t`已列出 ${many} 個`)}
    >
      {(rows) => (
        <PaneRows className={css.list} aria-label={t`活動`}>
          {rows.map((row) => (
            <EventRow key={row.id} row={row} />
          ))}
        </PaneRows>
      )}
    </ListRows>
  );
}

function useNoEvents(choice: EventChoice): EmptyStateProps {
  const { t } = useLingui();
  const { me } = useStaff();
  const keeps = mayKeepCodes(me);
  if (choice.phase || choice.game || choice.find) {
    return {
      icon: <SearchIcon />,
      title: t`沒有符合的活動`,
      text: t`換個檢視，或看全部活動。`,
      action: <LinkButton size="small" to={listAddress(anyEvent)}>{t`看全部活動`}</LinkButton>,
    };
  }
  return {
    icon: <CalendarPlusIcon />,
    title: t`還沒有活動`,
    text: keeps ? t`先填活動內容和獎勵，再產生或匯入序號。` : t`活動企劃建立之後會列在這裡。`,
    action: keeps && <LinkButton size="small" to={newAddress('')}>{t`建立第一個活動`}</LinkButton>,
  };
}
