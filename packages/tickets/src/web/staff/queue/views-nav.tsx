import {
  CheckIcon,
  ContentText,
  FileTextIcon,
  MessageSquareQuoteIcon,
  MessagesSquareIcon,
  SearchIcon,
  useGetGamesQuery,
} from '@hub/web';
import { ArchiveIcon, ClockIcon, MailIcon } from '@hub/web/parts';
import {
  GameBar,
  shortGameName,
  SideGroup,
  SideLine,
  SideLink,
  SideNav,
  UserRoundIcon,
  UserRoundSearchIcon,
  UserRoundXIcon,
  ZapIcon,
  type SideLinkProps,
} from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { anyCase, choiceOfFilter, queueAddress, queueNames, searchAddress, type QueueChoice } from '../desk-address.ts';
import { playersAddress } from '../card/players-address.ts';
import { jobsAddress } from '../desk-jobs/jobs-address.ts';
import { retentionAddress } from '../retention/retention-address.ts';
import { deadlinesAddress } from '../deadlines/deadlines-address.ts';
import { useDeadlinesApi } from '../deadlines/deadlines.api.ts';
import { ManageViews } from '../filters/manage-views.tsx';
import { macrosAddress } from '../macros/macros-address.ts';
import { mailsAddress } from '../mails/mails-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayReadMails, mayReadRetention, maySeeGame } from '../staff-rights.ts';
import { useCounts, useFilters } from './use-counts.ts';
import { useQueueWords } from './use-queue-words.ts';

const pictures: Record<QueueChoice['queue'], ReactNode> = {
  waiting: <ClockIcon />,
  replied: <MessageSquareQuoteIcon />,
  closed: <CheckIcon />,
  all: <MessagesSquareIcon />,
};

/** Days move slowly. */
const LOOK_MS = 300_000;

type Props = {
  choice: QueueChoice;
  /** A case stands before them. */
  behind: boolean;
  searching: boolean;
};

/** Links: each choice has an address and can be shared. */
export function ViewsNav({ choice, behind, searching }: Props) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const here = searching ? '' : queueAddress(desk, choice);
  const at = (one: QueueChoice) => ({ to: queueAddress(desk, one), current: queueAddress(desk, one) === here });
  return (
    <SideNav behind={behind} label={t`檢視與遊戲`}>
      <SideLine>
        <OwnViews choice={choice} at={at} searching={searching} />
        <SavedViews at={at} />
      </SideLine>
      <SideLine>
        <Games choice={choice} at={at} />
        <Tools />
      </SideLine>
    </SideNav>
  );
}

type At = (choice: QueueChoice) => { to: string; current: boolean };

function OwnViews({ choice, at, searching }: { choice: QueueChoice; at: At; searching: boolean }) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const words = useQueueWords();
  const counts = useCounts();
  const { game } = choice;
  const mine = { ...anyCase, assignee: 'me' };
  const numbers = game === '' ? counts : undefined;
  return (
    <SideGroup title={t`檢視`}>
      <ViewLink to={searchAddress(desk)} current={searching} icon={<SearchIcon />}>
        {t`搜尋`}
      </ViewLink>
      {queueNames.map((queue) => {
        const view = { ...anyCase, queue, game };
        const many = queue === 'waiting' || queue === 'replied' ? numbers?.[queue] : undefined;
        return (
          <ViewLink key={queue} {...at(view)} icon={pictures[queue]} many={many}>
            {words[queue].name}
          </ViewLink>
        );
      })}
      <ViewLink {...at(mine)} icon={<UserRoundIcon />} many={counts?.mine}>
        {t`我的`}
      </ViewLink>
      <ViewLink {...at({ ...anyCase, assignee: 'none' })} icon={<UserRoundXIcon />} many={counts?.unassigned}>
        {t`沒人負責`}
      </ViewLink>
    </SideGroup>
  );
}

function SavedViews({ at }: { at: At }) {
  const { t } = useLingui();
  const filters = useFilters();
  const counts = useCounts();
  if (filters.length === 0) return null;
  return (
    <SideGroup title={t`存起來的檢視`} end={<ManageViews filters={filters} />}>
      {filters.map(({ id, name, filter, shared_game }) => {
        const count = counts?.filters.find((one) => one.id === id);
        return (
          <ViewLink
            key={id}
            {...at(choiceOfFilter(filter))}
            icon={<GameBar game={shared_game ?? undefined} />}
            many={count?.many}
            more={count?.more}
          >
            {name}
          </ViewLink>
        );
      })}
    </SideGroup>
  );
}

function Games({ choice, at }: { choice: QueueChoice; at: At }) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const { data: games = [] } = useGetGamesQuery();
  const counts = useCounts();
  const seen = games.filter(({ game_id }) => maySeeGame(me, game_id));
  const of = (game: string) => at({ ...choice, q: '', game });
  return (
    <SideGroup title={t`遊戲`}>
      <ViewLink {...of('')} current={choice.game === ''} icon={<GameBar />}>
        {t`全部遊戲`}
      </ViewLink>
      {seen.map(({ game_id, game_name }) => (
        <ViewLink
          key={game_id}
          {...of(game_id)}
          current={game_id === choice.game}
          icon={<GameBar game={game_id} />}
          title={game_name}
          many={counts && (counts.games.find((one) => one.game_id === game_id)?.waiting ?? 0)}
        >
          <ContentText>{shortGameName(game_name)}</ContentText>
        </ViewLink>
      ))}
    </SideGroup>
  );
}

function Tools() {
  const { t } = useLingui();
  const { desk, me, reports } = useStaffDesk();
  return (
    <SideGroup title={t`工具`}>
      <ViewLink to={playersAddress(desk)} current={false} icon={<UserRoundSearchIcon />}>
        {t`找玩家`}
      </ViewLink>
      <DeadlinesLink />
      <ViewLink to={macrosAddress(desk)} current={false} icon={<ZapIcon />}>
        {t`罐頭回覆`}
      </ViewLink>
      {mayReadMails(me) && (
        <ViewLink to={mailsAddress(desk)} current={false} icon={<MailIcon />}>
          {t`寄信紀錄`}
        </ViewLink>
      )}
      {reports !== undefined && (
        <ViewLink to={reports} current={false} icon={<FileTextIcon />}>
          {t`報表`}
        </ViewLink>
      )}
      <ViewLink to={jobsAddress(desk)} current={false} icon={<ClockIcon />}>
        {t`背景工作`}
      </ViewLink>
      {mayReadRetention(me) && (
        <ViewLink to={retentionAddress(desk)} current={false} icon={<ArchiveIcon />}>
          {t`資料保存`}
        </ViewLink>
      )}
    </SideGroup>
  );
}

/** What is late or soon due; nothing while nothing is. */
function DeadlinesLink() {
  const { t } = useLingui();
  const { desk, signedIn } = useStaffDesk();
  const { data } = useDeadlinesApi().counts.useQuery(undefined, { skip: !signedIn, pollingInterval: LOOK_MS });
  const urgent = data && data.overdue + data.soon;
  return (
    <ViewLink to={deadlinesAddress(desk)} current={false} icon={<ClockIcon />} many={urgent || undefined}>
      {t`法定期限`}
    </ViewLink>
  );
}

type ViewLinkProps = Omit<SideLinkProps, 'count'> & {
  /** Cases in it; `more`: at least so many. */
  many?: number | undefined;
  more?: boolean | undefined;
};

function ViewLink({ many, more, ...link }: ViewLinkProps) {
  const { t } = useLingui();
  const shown = many === undefined ? '' : many > 9999 ? '9999+' : more ? `${many}+` : String(many);
  return <SideLink {...link} count={many === undefined ? undefined : { shown, words: t`${shown} 件` }} />;
}
