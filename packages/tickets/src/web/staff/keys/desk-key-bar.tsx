import { KeyBar, PALETTE_KEYS } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayAnswerGame } from '../staff-rights.ts';
import { useKeyWords } from './use-key-words.ts';

type Props = { /** Of the open case. */ id: number | null; searching: boolean };

export function DeskKeyBar({ id, searching }: Props) {
  const { t } = useLingui();
  const { api, me, signedIn } = useStaffDesk();
  const { currentData: ticket } = api.ticket.useQueryState(id ?? 0, { skip: id === null });
  const worked = ticket !== undefined && mayAnswerGame(me, ticket.game_id);
  const open = worked && ticket.status !== '4';
  const hints = [
    { keys: ['J', 'K'], does: t`上下` },
    { keys: ['↵'], does: t`開啟`, always: true },
    { keys: ['R'], does: t`回覆`, acts: open },
    { keys: ['N'], does: t`備註`, acts: worked },
    { keys: ['A'], does: t`接手`, acts: open },
    { keys: ['E'], does: open ? t({ context: 'action', message: '結案' }) : t`重新開啟`, acts: worked },
    { keys: ['X'], does: t`選取`, acts: !searching },
    { keys: ['/'], does: t`搜尋` },
    { keys: [PALETTE_KEYS], does: t`前往`, always: true },
    { keys: ['Esc'], does: t`返回`, always: true, acts: id !== null },
  ];
  return <KeyBar hints={hints.filter(({ acts = true }) => acts)} groups={useKeyWords()} on={signedIn} />;
}
