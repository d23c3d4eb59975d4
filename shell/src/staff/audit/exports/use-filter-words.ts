import { useLingui } from '@lingui/react/macro';
import { useAuditWords } from '../use-audit-words.ts';
import { useSeenGames } from '../use-seen-games.ts';

export type Filter = { name: string; value: string };

/** A search as people say it: `誰：yue、動作：登入`. */
export function useFilterWords(): (filters: readonly Filter[]) => string {
  const { t } = useLingui();
  const words = useAuditWords();
  const games = useSeenGames();
  const named = ({ name, value }: Filter) => {
    if (name === 'from' || name === 'to') return value.replace('T', ' ').replaceAll('-', '/');
    if (name === 'game') return games.find(({ game_id }) => game_id === value)?.game_name ?? value;
    return name === 'action' || name === 'service' ? words.value(name, value) : value;
  };
  return (filters) => {
    const said = filters.map((one) => {
      const field = words.field(one.name);
      const value = named(one);
      return t`${field}：${value}`;
    });
    return said.length > 0 ? said.join(t`、`) : t`全部紀錄`;
  };
}
