import { useGetGamesQuery, useNavigate } from '@hub/web';
import { CommandPalette, type Command } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { playersAddress } from '../card/players-address.ts';
import { anyCase, caseAddress, choiceOfFilter, queueAddress, queueNames, type QueueChoice } from '../desk-address.ts';
import { useFilters } from '../queue/use-counts.ts';
import { useQueueWords } from '../queue/use-queue-words.ts';
import { useGoSearch } from '../search/search-form.tsx';
import { useStaffDesk } from '../staff-desk-context.ts';
import { maySeeGame } from '../staff-rights.ts';

type Props = { open: boolean; onClose: () => void; choice: QueueChoice };

export function DeskPalette({ open, onClose, choice }: Props) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const navigate = useNavigate();
  const go = useGoSearch();
  const groups = useGroups();
  const typed = (words: string): Command[] => {
    const id = new RegExp(`^#?(?:${desk.numberPrefix})?\\s*([1-9]\\d{0,9})$`, 'i').exec(words.trim())?.[1];
    const number = `${desk.numberPrefix}${id}`;
    const open: Command[] = id
      ? [
          {
            id: 'case',
            label: t`開啟案件 #${number}`,
            run: () => void navigate(caseAddress(desk, Number(id), choice)),
          },
        ]
      : [];
    const player = { id: 'player', label: t`找玩家`, run: () => void navigate(playersAddress(desk)) };
    return [...open, { id: 'search', label: t`搜尋「${words}」`, run: () => go(anyCase, words) }, player];
  };
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      title={t`前往`}
      placeholder={t`檢視、遊戲、案件編號，或要找的字`}
      empty={t`沒有這個檢視，按 Enter 搜尋案件`}
      groups={groups}
      typed={typed}
    />
  );
}

function useGroups(): { title: string; commands: Command[] }[] {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const navigate = useNavigate();
  const words = useQueueWords();
  const filters = useFilters();
  const { data: games = [] } = useGetGamesQuery();
  const to = (choice: QueueChoice) => () => void navigate(queueAddress(desk, choice));
  const views = [
    ...queueNames.map((queue) => ({ id: queue, label: words[queue].name, run: to({ ...anyCase, queue }) })),
    { id: 'mine', label: t`我的`, run: to({ ...anyCase, assignee: 'me' }) },
    { id: 'nobody', label: t`沒人負責`, run: to({ ...anyCase, assignee: 'none' }) },
  ];
  const saved = filters.map(({ id, name, filter }) => ({
    id: `view-${id}`,
    label: name,
    run: to(choiceOfFilter(filter)),
  }));
  const seen = games
    .filter(({ game_id }) => maySeeGame(me, game_id))
    .map(({ game_id, game_name }) => ({
      id: `game-${game_id}`,
      label: game_name,
      hint: game_id,
      words: [game_id],
      run: to({ ...anyCase, game: game_id }),
    }));
  const all = [
    { title: t`檢視`, commands: views },
    { title: t`存起來的檢視`, commands: saved },
    { title: t`遊戲`, commands: seen },
  ];
  return all.filter(({ commands }) => commands.length > 0);
}
