import { contentLang, Notice, Skeleton } from '@hub/web';
import type { SettingValues, ThemePreview as Made } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type CSSProperties } from 'react';
import { usePreviewThemeQuery } from './choices.api.ts';
import css from './theme-preview.module.css';
import { useColourNames } from './use-colour-names.ts';
import { useGameChoice } from './use-setting-words.ts';

const PAUSE_MS = 250;
const CHOICES = ['hue', 'chroma', 'accent_hue', 'radius', 'family', 'seed'] as const;
/** Pairs that are spelled out. */
const SHOWN = 6;

/** The game's page in light and dark with what stands in the form, and whether it can be read. */
export function ThemePreview({ values }: { values: SettingValues }) {
  const { t } = useLingui();
  const choice = JSON.stringify(Object.fromEntries(CHOICES.map((name) => [name, String(values[name] ?? '')])));
  const [asked, setAsked] = useState(choice);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(choice), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choice]);
  const { currentData, data, isError } = usePreviewThemeQuery(JSON.parse(asked) as object);
  const made = currentData ?? data;
  if (!made) return isError ? <Notice kind="warn" title={t`預覽暫時連不上，內容還在`} /> : <Skeleton shape="card" />;
  return (
    <>
      {isError && <Notice kind="warn" title={t`這樣的設定沒有預覽，請看表單裡的說明`} />}
      <Contrast weak={made.weak} />
      <div className={css.both}>
        <Page mode="light" made={made} values={values} />
        <Page mode="dark" made={made} values={values} />
      </div>
    </>
  );
}

function Contrast({ weak }: Pick<Made, 'weak'>) {
  const { t } = useLingui();
  const names = useColourNames();
  if (weak.length === 0) return <Notice kind="ok" role="status" title={t`淺色和深色的對比都足夠`} />;
  const rest = weak.length - SHOWN;
  return (
    <Notice kind="bad" role="status" title={t`對比不足，還不能儲存`}>
      <ul className={css.pairs}>
        {weak.slice(0, SHOWN).map(({ mode, front, back, ratio, least }) => {
          const [one, other] = [names(front), names(back)];
          const where = mode === 'light' ? t`淺色` : t`深色`;
          return (
            <li key={`${mode} ${front} ${back}`}>{t`${where}：${one}在${other}上是 ${ratio}，至少要 ${least}`}</li>
          );
        })}
      </ul>
      {rest > 0 && <p>{t`還有 ${rest} 組。`}</p>}
      <p>{t`把鮮豔程度調低，或換一個色相。`}</p>
    </Notice>
  );
}

type PageProps = { mode: 'light' | 'dark'; made: Made; values: SettingValues };

/** A page of the game as players have it, in one mode whatever the reader's own is. */
function Page({ mode, made, values }: PageProps) {
  const { t } = useLingui();
  const { plainNameOf } = useGameChoice();
  const inks = Object.fromEntries(Object.entries(made[mode]).map(([name, colour]) => [`--theme-${name}`, colour]));
  const style = { ...inks, '--theme-r': `${Number(values.radius) || 0}px` } as CSSProperties;
  const picture = made.picture.replaceAll(/var\(--(p[1-4])\)/g, (_, ink: string) => made[mode][ink] ?? '');
  return (
    <figure className={css.frame}>
      <figcaption className={css.caption}>{mode === 'light' ? t`淺色` : t`深色`}</figcaption>
      <div className={css.page} style={style}>
        <img className={css.picture} src={svg(picture)} alt="" />
        <div className={css.head}>
          <img src={svg(made.emblem)} alt="" width={40} height={40} />
          <p className={css.title} lang={contentLang}>
            {plainNameOf(String(values.game_id))}
          </p>
        </div>
        <div className={css.card}>
          <p>{t`遇到問題嗎？告訴我們，一起解決。`}</p>
          <p className={css.link}>{t`查詢回報紀錄`}</p>
          <p className={css.chip}>{t`已回覆`}</p>
        </div>
        <p className={css.button}>{t`線上回報`}</p>
      </div>
    </figure>
  );
}

const svg = (text: string): string => `data:image/svg+xml,${encodeURIComponent(text)}`;
