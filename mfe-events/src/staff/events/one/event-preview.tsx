import { contentLang, LockIcon } from '@hub/web';
import type { EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { RewardArt } from '../../../art/event-art.tsx';
import { EventArt } from '../list/event-art.tsx';
import css from './event-preview.module.css';

export type Previewed = Pick<EventData['draft'], 'name' | 'intro' | 'art' | 'starts' | 'ends' | 'error_limit'> & {
  categories: readonly { title: string; open: boolean }[];
};

/** `2026-11-22T23:59` as people read it. */
const minuteWords = (minute: string): string => minute.replaceAll('-', '/').replace('T', ' ');

/** The event as a player's phone shows it, without what a player can press. */
export function EventPreview({ content }: { content: Previewed }) {
  const { t } = useLingui();
  const { name, intro, art, starts, ends, error_limit, categories } = content;
  const open = categories.filter((one) => one.open);
  return (
    <div className={css.phone} role="group" aria-label={t`玩家畫面預覽`}>
      <div className={css.banner}>
        <EventArt art={art}>
          <span className={css.words}>
            <span className={css.name} lang={contentLang}>
              {name || t`（活動名稱）`}
            </span>
            <span className={css.until}>{ends ? t`${minuteWords(ends)} 截止（台北時間）` : t`（還沒有時間）`}</span>
          </span>
        </EventArt>
      </div>
      <div className={css.page}>
        <p className={css.field}>{t`請輸入序號`}</p>
        <p className={css.note}>
          <LockIcon />
          {t`輸入錯誤累計 ${error_limit} 次，兌換功能會鎖定`}
        </p>
        {intro && (
          <p className={css.intro} lang={contentLang}>
            {intro}
          </p>
        )}
        <ul className={css.rewards} aria-label={t`活動獎勵`}>
          {open.map(({ title }, at) => (
            <li key={at}>
              <RewardArt art={art} size={32} />
              <span lang={contentLang}>{title || t`（獎勵名稱）`}</span>
            </li>
          ))}
        </ul>
        {starts && ends && (
          <p className={css.small}>{t`活動時間 ${minuteWords(starts)} 到 ${minuteWords(ends)}（台北時間）`}</p>
        )}
      </div>
    </div>
  );
}
