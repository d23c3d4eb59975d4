import { CheckboxRow, Dialog } from '@hub/web';
import { KeyCap, setShortKeys, useShortKeys } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import css from './keys.module.css';
import { useKeyWords } from './use-key-words.ts';

/** Every key and what it does, and the switch for those who want no letters to act. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const on = useShortKeys();
  const groups = useKeyWords();
  return (
    <Dialog open={open} onClose={onClose} title={t`快捷鍵`} crossed wide>
      <div className={css.groups}>
        {groups.map(({ title, rows }) => (
          <section key={title} className={css.group}>
            <h3 className={css.groupTitle}>{title}</h3>
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
          </section>
        ))}
      </div>
      <CheckboxRow
        label={t`使用單鍵快捷鍵`}
        hint={t`語音輸入會打出字母，可以在這裡關掉`}
        checked={on}
        onChange={(event) => setShortKeys(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
