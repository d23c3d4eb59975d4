import { Button, IconButton, XIcon } from '@hub/web';
import { FieldGroup, TextInput } from '@hub/web/parts';
import type { ContractForm } from '@hub/forms';
import { MAX_MAIL_ITEMS } from '@hub/contracts/partner';
import { useLingui } from '@lingui/react/macro';
import { linesOf, typedItemsOf, type MailValues, type TypedItem } from './mail-form.ts';
import css from './items-field.module.css';

/** What a mail brings: a code of the game and how many, a row each. */
export function ItemsField({ form }: { form: ContractForm<MailValues> }) {
  const name = 'items';
  const { t } = useLingui();
  return (
    <FieldGroup
      id={form.fieldId(name)}
      legend={t`物品`}
      hint={t`代碼由遊戲團隊提供；一封信的物品全部送到，或全部不送`}
      error={form.errors[name]}
    >
      <ItemRows
        id={form.fieldId(name)}
        lines={form.values[name]}
        wrong={form.errors[name] !== undefined}
        onChange={(lines) => form.change(name, lines)}
      />
    </FieldGroup>
  );
}

type RowsProps = {
  /** Of the first control; the sentence of the field's error derives its own from it. */
  id: string;
  lines: string;
  wrong: boolean;
  onChange: (lines: string) => void;
};

/** The rows themselves, as lines of one text. */
export function ItemRows({ id, lines, wrong, onChange }: RowsProps) {
  const { t } = useLingui();
  const rows = typedItemsOf(lines);
  const put = (next: readonly TypedItem[]) => onChange(linesOf(next));
  const change = (at: number, over: Partial<TypedItem>) =>
    put(rows.map((row, index) => (index === at ? { ...row, ...over } : row)));
  const wire = wrong ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {};
  return (
    <>
      <ul className={css.rows}>
        {rows.map((row, at) => (
          <li key={at} className={css.row}>
            <TextInput
              code
              id={at === 0 ? id : undefined}
              aria-label={t`第 ${at + 1} 項的代碼`}
              {...wire}
              placeholder="gift_box_a"
              maxLength={64}
              autoCapitalize="off"
              value={row.item_code}
              onChange={(event) => change(at, { item_code: event.currentTarget.value })}
            />
            <TextInput
              inputMode="numeric"
              aria-label={t`第 ${at + 1} 項的數量`}
              {...wire}
              placeholder="1"
              maxLength={7}
              value={row.qty}
              onChange={(event) => change(at, { qty: event.currentTarget.value })}
            />
            {rows.length > 1 && (
              <IconButton label={t`拿掉第 ${at + 1} 項`} onClick={() => put(rows.filter((_, index) => index !== at))}>
                <XIcon />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {rows.length < MAX_MAIL_ITEMS && (
        <Button variant="quiet" size="small" onClick={() => put([...rows, { item_code: '', qty: '1' }])}>
          {t`再加一項`}
        </Button>
      )}
    </>
  );
}
