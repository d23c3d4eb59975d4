import { CardList, ownTopic, SectionTitle, useLive, useSession } from '@hub/web';
import type { ReactNode } from 'react';
import { useDesk } from '../desk-context.ts';
import { TicketRow } from './ticket-row.tsx';

type Props = { game: string; title: ReactNode; count: number };

export function RecentReports({ game, title, count }: Props) {
  const { api } = useDesk();
  const topic = ownTopic(useSession());
  const list = api.list.useInfiniteQuery({ state: '', of: topic ?? '' }, { refetchOnMountOrArgChange: true });
  useLive(topic, () => void list.refetch());
  const tickets = list.currentData?.pages[0]?.msg.slice(0, count) ?? [];
  if (tickets.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <SectionTitle id="recent">{title}</SectionTitle>
      <CardList>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} game={game} />
        ))}
      </CardList>
    </section>
  );
}
