import { CheckboxRow, Dialog } from '@hub/web/parts';
import { useDeskTexts } from './desk-texts.ts';
import css from './keys-dialog.module.css';
import { KeyCap } from './kbd.tsx';
import { setShortKeys, useShortKeys } from './short-keys.ts';

export type KeyGroup = { title?: string; rows: [key: string, does: string][] };

export function KeysDialog({ open, onClose, groups }: { open: boolean; onClose: () => void; groups: KeyGroup[] }) {
  const texts = useDeskTexts();
  const on = useShortKeys();
  return (
    <Dialog open={open} onClose={onClose} title={texts.keys} crossed wide={groups.length > 1}>
      <div className={css.groups}>
        {groups.map(({ title = '', rows }) => (
          <section key={title} className={css.group}>
            {title && <h3 className={css.groupTitle}>{title}</h3>}
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
        label={texts.shortKeys}
        hint={texts.shortKeysHint}
        checked={on}
        onChange={(event) => setShortKeys(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
