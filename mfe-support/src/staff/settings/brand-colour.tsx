import { Button } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import type { SettingValues } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hueOf } from './hue-of.ts';
import css from './settings.module.css';

/** Takes hue and chroma from the game's own brand colour, picked or pasted; saved is what the form then says. */
export function BrandColour({ onPick }: { onPick: (values: SettingValues) => void }) {
  const { t } = useLingui();
  const [hex, setHex] = useState('#2563eb');
  const [told, setTold] = useState('');
  const chosen = hueOf(hex.trim());
  const take = () => {
    if (!chosen) return setTold(t`顏色寫成 #2563eb`);
    onPick({ hue: String(chosen.hue), chroma: String(chosen.chroma) });
    setTold(t`已帶入色相 ${chosen.hue}°、鮮豔程度 ${chosen.chroma}%`);
  };
  return (
    <Field
      id="brand-colour"
      label={t`從品牌色帶入`}
      hint={t`選顏色，或貼上 #2563eb；明暗會自動調整，兩種模式都好讀`}
      optional
    >
      {(wire) => (
        <span className={css.brand}>
          <input
            type="color"
            aria-label={t`選顏色`}
            className={css.swatch}
            value={chosen ? hex.trim().toLowerCase() : '#000000'}
            onChange={(event) => setHex(event.currentTarget.value)}
          />
          <TextInput
            {...wire}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={9}
            value={hex}
            onChange={(event) => setHex(event.currentTarget.value)}
          />
          <Button size="small" onClick={take}>
            {t`帶入`}
          </Button>
          <span role="status" className={css.hint}>
            {told}
          </span>
        </span>
      )}
    </Field>
  );
}
