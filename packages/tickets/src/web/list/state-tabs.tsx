import { Tabs } from '@hub/web/parts';
import { isUnread, type TicketState } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';

type Props = { state: TicketState | ''; path: string; of: string };

export function StateTabs({ state, path, of }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const { data } = api.list.useInfiniteQueryState({ state: '', of });
  const unread = data?.pages.flatMap(({ msg }) => msg).filter(isUnread).length ?? 0;
  const tab = (value: TicketState | '', label: string, count = 0) => ({
    to: value ? `${path}?state=${value}` : path,
    label,
    current: value === state,
    unread: count,
  });
  return (
    <Tabs
      bleed
      label={t({ context: 'tickets', message: '依狀態篩選' })}
      links={[
        tab('', t({ context: 'tickets', message: '全部' })),
        tab('replied', t({ context: 'tickets', message: '已回覆' }), unread),
        tab('processing', t({ context: 'tickets', message: '處理中' })),
        tab('closed', t({ context: 'tickets', message: '已結案' })),
      ]}
    />
  );
}
