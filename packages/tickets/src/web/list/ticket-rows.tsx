import { CardList } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import type { TicketListView, TicketState } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { NoTickets } from './no-tickets.tsx';
import { TicketRow } from './ticket-row.tsx';

type Paged = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
type Props = { list: Paged; pages: TicketListView[]; state: TicketState | ''; game: string };

export function TicketRows({ list, pages, state, game }: Props) {
  const { t } = useLingui();
  const tickets = pages.flatMap(({ msg }) => msg);

  if (tickets.length === 0) return <NoTickets state={state} />;
  const shown = tickets.length;
  const total = pages[0]?.total ?? shown;
  const status = list.hasNextPage
    ? t({ context: 'tickets', message: `已列出 ${shown} 筆，共 ${total} 筆` })
    : t({ context: 'tickets', message: `共 ${shown} 筆，已全部列出` });
  const more = {
    label: t({ context: 'tickets', message: '看更多回報' }),
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
