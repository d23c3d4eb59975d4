import { useState } from 'react';
import { useDeskTexts } from './desk-texts.ts';
import css from './key-bar.module.css';
import { Kbd } from './kbd.tsx';
import { KeysDialog, type KeyGroup } from './keys-dialog.tsx';
import { usePressedKey } from './use-pressed-key.ts';

/** `always`: acts also where letters were switched off. */
export type KeyHint = { keys: string[]; does: string; always?: boolean };
export type KeyBarProps = { hints: KeyHint[]; groups: KeyGroup[]; on: boolean };

export function KeyBar({ hints, groups, on }: KeyBarProps) {
  const texts = useDeskTexts();
  const [open, setOpen] = useState(false);
  usePressedKey('?', () => setOpen(true), on);
  return (
    <div className={css.bar}>
      <ul className={css.hints} aria-hidden="true">
        {hints.map(({ keys, does, always }) => (
          <li key={does}>
            {keys.map((key) => (
              <Kbd key={key} always={always}>
                {key}
              </Kbd>
            ))}
            {does}
          </li>
        ))}
      </ul>
      <button type="button" className={css.all} onClick={() => setOpen(true)}>
        <Kbd>?</Kbd>
        {texts.allKeys}
      </button>
      <KeysDialog open={open} onClose={() => setOpen(false)} groups={groups} />
    </div>
  );
}
