import { CheckboxRow, Dialog } from '@hub/web';
import { KeyCap, KeySign, setShortKeys, usePressedKey, useShortKeys } from '@hub/web/staff';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStaff } from '../staff-context.ts';
import css from './delivery-keys.module.css';

/** The keys of this desk along the bottom of wide screens; `?` opens the whole list everywhere. */
export function DeliveryKeys() {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const [open, setOpen] = useState(false);
  const on = useShortKeys();
  usePressedKey('?', () => setOpen(true), signedIn);
  const rows: [key: string, does: string][] = [
    ['J', t`下一列`],
    ['K', t`上一列`],
    ['↵', t`開啟這一列`],
    ['R', t`再送一次`],
    ['.', t`更多動作`],
    ['/', t`搜尋`],
    ['Esc', t`離開輸入框，再按一次回清單`],
    ['?', t`這張表`],
  ];
  return (
    <div className={css.bar}>
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
          <Trans>再送</Trans>
        </li>
        <li>
          <KeySign>/</KeySign>
          <Trans>搜尋</Trans>
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
      <Dialog open={open} onClose={() => setOpen(false)} title={t`快捷鍵`} crossed>
        <dl className={css.table}>
          {rows.map(([key, does]) => (
            <div key={key} className={css.line}>
              <dt>
                <KeyCap>{key}</KeyCap>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <CheckboxRow
          label={t`使用單鍵快捷鍵`}
          hint={t`語音輸入會打出字母，可以在這裡關掉`}
          checked={on}
          onChange={(event) => setShortKeys(event.currentTarget.checked)}
        />
      </Dialog>
    </div>
  );
}
