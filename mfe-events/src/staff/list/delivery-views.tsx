import { CheckIcon, CircleAlertIcon, ContentText, GiftIcon, SearchIcon, TriangleAlertIcon } from '@hub/web';
import { ClockIcon, MailIcon, RotateCcwIcon } from '@hub/web/parts';
import { GameBar, shortGameName, SideGroup, SideLine, SideLink, SideNav } from '@hub/web/staff';
import type { DeliveryCountsView } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { ActivityIcon, ChartColumnIcon, LayersIcon, TimerOffIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeliveryCountsQuery } from '../deliveries.api.ts';
import {
  anyDelivery,
  listAddress,
  toolAddress,
  type DeliveryChoice,
  type Show,
  type Tool,
} from '../deliveries-address.ts';
import { useGames } from '../games.ts';
import { useStaff } from '../staff-context.ts';
import { mayCompensate, mayLookUp, mayRead } from '../staff-rights.ts';
import { useShowWords } from '../words/use-delivery-words.ts';

const EVERY_MS = 30_000;
type Counts = DeliveryCountsView['data'];

const views: [show: Show, icon: ReactNode][] = [
  ['open', <MailIcon key="open" />],
  ['late', <TimerOffIcon key="late" />],
  ['manual', <TriangleAlertIcon key="manual" />],
  ['rejected', <RotateCcwIcon key="rejected" />],
  ['unknown', <CircleAlertIcon key="unknown" />],
  ['delivered', <CheckIcon key="delivered" />],
  ['all', <ClockIcon key="all" />],
];

/** Those that want to be looked at have a number; what arrived has none. */
function countOf(show: Show, counts: Counts | Counts['games'][number] | undefined): number | undefined {
  if (!counts || show === 'all' || show === 'delivered') return undefined;
  if (show === 'open') return counts.queued + counts.sending + counts.unknown + counts.manual;
  return counts[show];
}

type Props = { choice: DeliveryChoice; tool: Tool | null; /** A delivery stands before them. */ behind: boolean };

/** Views, games and tools as links with their numbers. */
export function DeliveryViews({ choice, tool, behind }: Props) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const { data: counts } = useDeliveryCountsQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
    skip: !signedIn,
  });
  const words = useShowWords();
  const many = useMany();
  const ofGame = choice.game ? counts?.games.find(({ game_id }) => game_id === choice.game) : counts;
  const plain = tool === null && !choice.error && !choice.batch && !choice.find && !choice.source;
  return (
    <SideNav behind={behind} label={t`檢視、遊戲與工具`}>
      <SideLine>
        <SideGroup title={t`檢視`}>
          {views.map(([show, icon]) => (
            <SideLink
              key={show}
              to={listAddress({ ...anyDelivery, show, game: choice.game })}
              current={plain && choice.show === show}
              icon={icon}
              count={many(countOf(show, ofGame))}
            >
              {words[show].name}
            </SideLink>
          ))}
        </SideGroup>
      </SideLine>
      <SideLine>
        <Games choice={choice} counts={counts} on={tool === null} />
        <Tools tool={tool} />
      </SideLine>
    </SideNav>
  );
}

function useMany() {
  const { t } = useLingui();
  return (many: number | undefined) => {
    if (many === undefined) return undefined;
    const shown = many > 9999 ? '9999+' : String(many);
    return { shown, words: t`${shown} 封` };
  };
}

type GamesProps = { choice: DeliveryChoice; counts: Counts | undefined; on: boolean };

function Games({ choice, counts, on }: GamesProps) {
  const { t } = useLingui();
  const { me } = useStaff();
  const { all, nameOf } = useGames();
  const many = useMany();
  const known = all.map(({ game_id }) => game_id).filter((game) => mayRead(me, game));
  // Hidden games still owe what was promised.
  const others = (counts?.games ?? []).map(({ game_id }) => game_id).filter((game) => !known.includes(game));
  const to = (game: string) => listAddress({ ...anyDelivery, show: choice.show, game });
  return (
    <SideGroup title={t`遊戲`}>
      <SideLink to={to('')} current={on && choice.game === ''} icon={<GameBar />}>
        {t`全部遊戲`}
      </SideLink>
      {[...known, ...others].map((game) => (
        <SideLink
          key={game}
          to={to(game)}
          current={on && choice.game === game}
          icon={<GameBar game={game} />}
          title={nameOf(game)}
          count={many(
            countOf(
              'open',
              counts?.games.find(({ game_id }) => game_id === game),
            ) || undefined,
          )}
        >
          <ContentText>{shortGameName(nameOf(game))}</ContentText>
        </SideLink>
      ))}
    </SideGroup>
  );
}

function Tools({ tool }: { tool: Tool | null }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const rows: [name: Tool, words: string, icon: ReactNode, on: boolean][] = [
    ['batches', t`批次放行`, <LayersIcon key="batches" />, true],
    ['health', t`遊戲連線`, <ActivityIcon key="health" />, true],
    ['figures', t`寄送圖表`, <ChartColumnIcon key="figures" />, true],
    ['roles', t`查角色`, <SearchIcon key="roles" />, mayLookUp(me)],
    ['compensate', t`補發`, <GiftIcon key="compensate" />, mayCompensate(me)],
  ];
  return (
    <SideGroup title={t`工具`}>
      {rows.map(
        ([name, words, icon, on]) =>
          on && (
            <SideLink key={name} to={toolAddress(name)} current={tool === name} icon={icon}>
              {words}
            </SideLink>
          ),
      )}
    </SideGroup>
  );
}
