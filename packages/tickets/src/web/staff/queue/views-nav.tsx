import {
  CheckIcon,
  ClockIcon,
  ContentText,
  Link,
  MailIcon,
  MessageSquareQuoteIcon,
  MessagesSquareIcon,
  useGetGamesQuery,
} from '@hub/web';
import { ZapIcon } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { queueAddress, queueNames, type QueueChoice, type QueueName } from '../desk-address.ts';
import { macrosAddress } from '../macros/macros-address.ts';
import { mailsAddress } from '../mails/mails-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayReadMails, maySeeGame } from '../staff-rights.ts';
import { useQueueWords } from './use-queue-words.ts';
import css from './views-nav.module.css';

const pictures: Record<QueueName, ReactNode> = {
  waiting: <ClockIcon />,
  replied: <MessageSquareQuoteIcon />,
  closed: <CheckIcon />,
  all: <MessagesSquareIcon />,
};

/** Views and games as links: each choice has an address and can be shared. `behind`: a case stands before them. */
export function ViewsNav({ choice, behind }: { choice: QueueChoice; behind: boolean }) {
  const { t } = useLingui();
  const words = useQueueWords();
  const { desk, me } = useStaffDesk();
  const { data: games = [] } = useGetGamesQuery();
  const seen = games.filter(({ game_id }) => maySeeGame(me, game_id));
  return (
    <nav className={css.nav} data-behind={behind || undefined} aria-label={t`檢視與遊戲`}>
      <Group title={t`檢視`}>
        {queueNames.map((queue) => (
          <ViewLink key={queue} choice={{ ...choice, queue }} current={queue === choice.queue} icon={pictures[queue]}>
            {words[queue].name}
          </ViewLink>
        ))}
      </Group>
      <Group title={t`遊戲`}>
        <ViewLink choice={{ ...choice, game: '' }} current={choice.game === ''} icon={<span className={css.bar} />}>
          {t`全部遊戲`}
        </ViewLink>
        {seen.map(({ game_id, game_name }) => (
          <ViewLink
            key={game_id}
            choice={{ ...choice, game: game_id }}
            current={game_id === choice.game}
            icon={<span className={css.bar} data-game={game_id} />}
          >
            <ContentText>{game_name}</ContentText>
          </ViewLink>
        ))}
      </Group>
      <Group title={t`工具`}>
        <ToolLink to={macrosAddress(desk)} icon={<ZapIcon />}>
          {t`罐頭回覆`}
        </ToolLink>
        {mayReadMails(me) && (
          <ToolLink to={mailsAddress(desk)} icon={<MailIcon />}>
            {t`寄信紀錄`}
          </ToolLink>
        )}
      </Group>
    </nav>
  );
}

function ToolLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={css.link}>
        {icon}
        <span className={css.words}>{children}</span>
      </Link>
    </li>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.group}>
      <p className={css.title}>{title}</p>
      <ul className={css.list} aria-label={title}>
        {children}
      </ul>
    </div>
  );
}

type ViewLinkProps = { choice: QueueChoice; current: boolean; icon: ReactNode; children: ReactNode };

function ViewLink({ choice, current, icon, children }: ViewLinkProps) {
  const { desk } = useStaffDesk();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <li ref={item}>
      <Link to={queueAddress(desk, choice)} className={css.link} aria-current={current ? 'true' : undefined}>
        {icon}
        <span className={css.words}>{children}</span>
      </Link>
    </li>
  );
}
