import { useLingui } from '@lingui/react/macro';
import { queueStatuses } from '@hub/contracts/tickets';
import type { Narrowing, QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { useStatusWords } from './use-status-words.ts';

/** `foreign`: the words of an option are in the language of the catalogue. */
type FilterOption = [value: string, words: string, foreign?: true];
type FilterGroup = { name: Narrowing; label: string; options: FilterOption[] };

/** The first of each is no filter. */
export function useFilterWords(choice: QueueChoice): FilterGroup[] {
  const { t } = useLingui();
  const { api, me } = useStaffDesk();
  const { data } = api.choices.useQuery();
  const statusWord = useStatusWords();
  const ages: [string, string][] = [
    ['1h', t`1 小時以上`],
    ['4h', t`4 小時以上`],
    ['24h', t`1 天以上`],
    ['3d', t`3 天以上`],
    ['7d', t`7 天以上`],
  ];
  const people = (data?.people ?? []).filter(({ name }) => name !== me.name);
  const groups: FilterGroup[] = [
    { name: 'assignee', label: t`負責人`, options: [['me', t`我`], ['none', t`沒有人`], ...people.map(personOption)] },
    { name: 'age', label: choice.queue === 'waiting' ? t`等了多久` : t`送出多久`, options: ages },
    { name: 'type', label: t`類型`, options: (data?.types ?? []).map(({ code, label }) => [code, label, true]) },
    {
      name: 'status',
      label: t`狀態`,
      options: queueStatuses[choice.queue].map((status) => [status, statusWord(status)]),
    },
    {
      name: 'language',
      label: t`語言`,
      options: [
        ['zh-TW', t`繁體中文`],
        ['zh-HK', t`繁體中文（香港）`],
        ['en', t`英文`],
      ],
    },
  ];
  return groups.map((group) => withCurrent({ ...group, options: [['', group.label], ...group.options] }, choice));
}

const personOption = ({ id, name }: { id: number; name: string }): [string, string] => [String(id), name];

/** What the address names stays chosen, listed or not. */
function withCurrent(group: FilterGroup, choice: QueueChoice): FilterGroup {
  const value = choice[group.name];
  const listed = group.options.some(([one]) => one === value);
  return listed ? group : { ...group, options: [...group.options, [value, value]] };
}
