import {
  CheckIcon,
  ClockIcon,
  ContentText,
  Link,
  MailIcon,
  MessageSquareQuoteIcon,
  MessagesSquareIcon,
  SearchIcon,
  useGetGamesQuery,
} from '@hub/web';
import { UserRoundIcon, UserRoundXIcon, ZapIcon } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { anyCase, choiceOfFilter, queueAddress, queueNames, searchAddress, type QueueChoice } from '../desk-address.ts';
import { jobsAddress } from '../desk-jobs/jobs-address.ts';
import { ManageViews } from '../filters/manage-views.tsx';
import { macrosAddress } from '../macros/macros-address.ts';
import { mailsAddress } from '../mails/mails-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayReadMails, maySeeGame } from '../staff-rights.ts';
import { useCounts, useFilters } from './use-counts.ts';
import { useQueueWords } from './use-queue-words.ts';
import css from './views-nav.module.css';

const pictures: Record<QueueChoice['queue'], ReactNode> = {
  waiting: <ClockIcon />,
  replied: <MessageSquareQuoteIcon />,
  closed: <CheckIcon />,
  all: <MessagesSquareIcon />,
};

type Props = {
  choice: QueueChoice;
  /** A case stands before them. */
  behind: boolean;
  searching: boolean;
};

/** Views, saved views and games as links with their numbers: each choice has an address and can be shared. */
export function ViewsNav({ choice, behind, searching }: Props) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const here = searching ? '' : queueAddress(desk, choice);
  const at = (one: QueueChoice) => ({ to: queueAddress(desk, one), current: queueAddress(desk, one) === here });
  return (
    <nav className={css.nav} data-behind={behind || undefined} aria-label={t`檢視與遊戲`}>
      <OwnViews choice={choice} at={at} searching={searching} />
      <SavedViews at={at} />
      <Games choice={choice} at={at} />
      <Tools />
    </nav>
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
    <Group title={t`檢視`}>
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
    </Group>
  );
}

function SavedViews({ at }: { at: At }) {
  const { t } = useLingui();
  const filters = useFilters();
  const counts = useCounts();
  if (filters.length === 0) return null;
  return (
    <Group title={t`存起來的檢視`} end={<ManageViews filters={filters} />}>
      {filters.map(({ id, name, filter, shared_game }) => {
        const count = counts?.filters.find((one) => one.id === id);
        return (
          <ViewLink
            key={id}
            {...at(choiceOfFilter(filter))}
            icon={<span className={css.bar} data-game={shared_game ?? undefined} />}
            many={count?.many}
            more={count?.more}
          >
            {name}
          </ViewLink>
        );
      })}
    </Group>
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
    <Group title={t`遊戲`}>
      <ViewLink {...of('')} current={choice.game === ''} icon={<span className={css.bar} />}>
        {t`全部遊戲`}
      </ViewLink>
      {seen.map(({ game_id, game_name }) => (
        <ViewLink
          key={game_id}
          {...of(game_id)}
          current={game_id === choice.game}
          icon={<span className={css.bar} data-game={game_id} />}
          many={counts && (counts.games.find((one) => one.game_id === game_id)?.waiting ?? 0)}
        >
          <ContentText>{game_name}</ContentText>
        </ViewLink>
      ))}
    </Group>
  );
}

function Tools() {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  return (
    <Group title={t`工具`}>
      <ViewLink to={macrosAddress(desk)} current={false} icon={<ZapIcon />}>
        {t`罐頭回覆`}
      </ViewLink>
      {mayReadMails(me) && (
        <ViewLink to={mailsAddress(desk)} current={false} icon={<MailIcon />}>
          {t`寄信紀錄`}
        </ViewLink>
      )}
      <ViewLink to={jobsAddress(desk)} current={false} icon={<ClockIcon />}>
        {t`背景工作`}
      </ViewLink>
    </Group>
  );
}

function Group({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.group}>
      <p className={css.title}>{title}</p>
      <ul className={css.list} aria-label={title}>
        {children}
      </ul>
      {end}
    </div>
  );
}

type ViewLinkProps = {
  to: string;
  current: boolean;
  icon: ReactNode;
  /** Cases in it; `more`: at least so many. */
  many?: number | undefined;
  more?: boolean | undefined;
  children: ReactNode;
};

function ViewLink({ to, current, icon, many, more, children }: ViewLinkProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <li ref={item}>
      <Link to={to} className={css.link} aria-current={current ? 'true' : undefined}>
        {icon}
        <span className={css.words}>{children}</span>
        {many !== undefined && <ViewCount many={many} more={more ?? false} />}
      </Link>
    </li>
  );
}

function ViewCount({ many, more }: { many: number; more: boolean }) {
  const { t } = useLingui();
  const shown = many > 9999 ? '9999+' : more ? `${many}+` : String(many);
  return (
    <span className={css.count}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{t`${shown} 件`}</span>
    </span>
  );
}
