import { KeySign, PALETTE_KEYS } from '@hub/web/staff';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { KeysDialog } from './keys-dialog.tsx';
import css from './keys.module.css';
import { useShortKey } from './use-short-key.ts';

/** The keys of the desk along the bottom of wide screens; `?` opens the whole list everywhere. */
export function KeyBar() {
  const [open, setOpen] = useState(false);
  useShortKey('?', () => setOpen(true));
  return (
    <div className={css.keyBar}>
      <ul className={css.hints} aria-hidden="true">
        <li>
          <KeySign>J</KeySign>
          <KeySign>K</KeySign>
          <Trans>上下</Trans>
        </li>
        <li>
          <KeySign always>↵</KeySign>
          <Trans>開啟</Trans>
        </li>
        <li>
          <KeySign>R</KeySign>
          <Trans>回覆</Trans>
        </li>
        <li>
          <KeySign>N</KeySign>
          <Trans>備註</Trans>
        </li>
        <li>
          <KeySign>A</KeySign>
          <Trans>接手</Trans>
        </li>
        <li>
          <KeySign>E</KeySign>
          <Trans>結案</Trans>
        </li>
        <li>
          <KeySign>X</KeySign>
          <Trans>選取</Trans>
        </li>
        <li>
          <KeySign>/</KeySign>
          <Trans>搜尋</Trans>
        </li>
        <li>
          <KeySign always>{PALETTE_KEYS}</KeySign>
          <Trans>前往</Trans>
        </li>
        <li>
          <KeySign always>Esc</KeySign>
          <Trans>返回</Trans>
        </li>
      </ul>
      <button type="button" className={css.all} onClick={() => setOpen(true)}>
        <KeySign>?</KeySign>
        <Trans>所有快捷鍵</Trans>
      </button>
      <KeysDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
