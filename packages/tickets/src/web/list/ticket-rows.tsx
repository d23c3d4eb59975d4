import { useEffect } from 'react';
import { CardList, MoreButton, setUnreadCount } from '@hub/web';
import { isUnread, type TicketListView, type TicketState } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { noteUnread } from '../seen-replies.ts';
import { NoTickets } from './no-tickets.tsx';
import { TicketRow } from './ticket-row.tsx';

type Paged = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
type Props = { list: Paged; pages: TicketListView[]; state: TicketState | ''; game: string };

/** The rows that were fetched so far, and the way to more. */
export function TicketRows({ list, pages, state, game }: Props) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const tickets = pages.flatMap(({ msg }) => msg);
  const unread = tickets.filter(isUnread).map(({ id }) => id);
  useUnread(desk.key, state === '', unread.join());

  if (tickets.length === 0) return <NoTickets state={state} />;
  const shown = tickets.length;
  const total = pages[0]?.total ?? shown;
  const status = list.hasNextPage
    ? t({ context: 'tickets', message: `已列出 ${shown} 筆，共 ${total} 筆` })
    : t({ context: 'tickets', message: `共 ${shown} 筆，已全部列出` });
  const more = {
    label: t({ context: 'tickets', message: '看更多回報' }),
    busyWords: t({ context: 'tickets', message: '讀取中' }),
    busy: list.isFetchingNextPage,
    onPress: () => void list.fetchNextPage(),
  };
  return (
    <>
      <CardList>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} game={game} />
        ))}
      </CardList>
      <MoreButton status={status} more={list.hasNextPage ? more : undefined} />
    </>
  );
}

/** The title of the document counts unread answers; the page of a case marks those that were unread here as new. */
function useUnread(desk: string, counts: boolean, unread: string): void {
  useEffect(() => {
    const ids = unread ? unread.split(',').map(Number) : [];
    noteUnread(desk, ids);
    if (counts) setUnreadCount(ids.length);
  }, [desk, counts, unread]);
}
