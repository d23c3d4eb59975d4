import { Dialog } from '@hub/web/parts';
import { Command as Cmdk } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import css from './command-palette.module.css';

/** Something to go to. `words` are what else it is found by. */
export type Command = { id: string; label: string; hint?: string; words?: string[]; run: () => void };

export type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  placeholder: string;
  empty: string;
  groups: { title: string; commands: Command[] }[];
  typed: (words: string) => Command[];
};

export function CommandPalette({ open, onClose, title, ...rest }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} crossed>
      {open && <Palette {...rest} label={title} onClose={onClose} />}
    </Dialog>
  );
}

type PaletteProps = Omit<CommandPaletteProps, 'open' | 'title'> & { label: string };

function Palette({ label, placeholder, empty, groups, typed, onClose }: PaletteProps) {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The dialog opens after what stands in it, and gives the focus to its cross.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const run = (command: Command) => () => {
    onClose();
    command.run();
  };
  const own = words.trim() ? typed(words.trim()) : [];
  return (
    <Cmdk label={label} className={css.palette} loop>
      <Cmdk.Input ref={field} className={css.field} value={words} onValueChange={setWords} placeholder={placeholder} />
      <Cmdk.List className={css.list} label={label}>
        <Cmdk.Empty className={css.empty}>{empty}</Cmdk.Empty>
        {own.map((command) => (
          <Cmdk.Item key={command.id} value={command.id} className={css.item} forceMount onSelect={run(command)}>
            {command.label}
          </Cmdk.Item>
        ))}
        {groups.map(({ title, commands }) => (
          <Cmdk.Group key={title} heading={title} className={css.group}>
            {commands.map((command) => (
              <Cmdk.Item
                key={command.id}
                value={command.id}
                keywords={[command.label, ...(command.words ?? [])]}
                className={css.item}
                onSelect={run(command)}
              >
                <span className={css.words}>{command.label}</span>
                {command.hint !== undefined && <span className={css.hint}>{command.hint}</span>}
              </Cmdk.Item>
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
    </Cmdk>
  );
}
