import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import css from './pick-list.module.css';

export type PickItem = {
  id: string;
  words: string;
  group: string;
  children: ReactNode;
};
export type PickListProps = {
  label: string;
  placeholder: string;
  nothing: string;
  items: readonly PickItem[];
  onPick: (id: string) => void;
};

/** Every word that was typed is somewhere in the text; what begins with it comes first. */
function fit(text: string, typed: string): number {
  const hay = text.toLowerCase();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.every((word) => hay.includes(word))) return 0;
  return hay.startsWith(words[0] ?? '') ? 1 : 0.5;
}

export function PickList({ label, placeholder, nothing, items, onPick }: PickListProps) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <Command
      className={css.list}
      label={label}
      loop
      filter={(_id, typed, keywords) => fit(keywords?.join(' ') ?? '', typed)}
    >
      <Command.Input className={css.input} placeholder={placeholder} autoFocus />
      <Command.List className={css.rows} label={label}>
        <Command.Empty className={css.nothing}>{nothing}</Command.Empty>
        {groups.map((group) => (
          <Command.Group key={group} heading={group} className={css.group}>
            {items
              .filter((item) => item.group === group)
              .map(({ id, words, children }) => (
                <Command.Item key={id} value={id} keywords={[words]} className={css.row} onSelect={() => onPick(id)}>
                  {children}
                </Command.Item>
              ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}
