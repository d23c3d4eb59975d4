import { formatTime, htmlLang, LockIcon, type Language } from '@hub/web';
import { ClockIcon } from '@hub/web/parts';
import { pictureAddress, type EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { RewardArt } from '../../../art/event-art.tsx';
import { EventArt } from '../list/event-art.tsx';
import css from './event-preview.module.css';

export type Previewed = Pick<
  EventData['draft'],
  'name' | 'intro' | 'art' | 'picture' | 'starts' | 'ends' | 'error_limit'
> & {
  categories: readonly { title: string; contents: string; picture: string; open: boolean }[];
};

/** An event that nothing can be redeemed of: since when it is over, or when it begins. */
export type Shown = { is: 'planned' | 'over' | 'stopped'; at: string };

/** `2026-11-22T23:59` as people read it. */
const minuteWords = (minute: string): string => minute.replaceAll('-', '/').replace('T', ' ');

/** `language`: that of its words. */
type Props = { content: Previewed; shows?: Shown | undefined; language?: Language };

/**
 * The event as a player's phone shows it, without what a player can press. Without `shows` as it is while codes are
 * taken.
 */
export function EventPreview({ content, shows, language = 'zh-TW' }: Props) {
  const { t } = useLingui();
  const lang = htmlLang(language);
  const { name, intro, art, picture, starts, ends, error_limit, categories } = content;
  const open = categories.filter((one) => one.open);
  const until = ends ? t`${minuteWords(ends)} 截止（台北時間）` : t`（還沒有時間）`;
  return (
    <div className={css.phone} role="group" aria-label={t`玩家畫面預覽`}>
      <div className={css.banner}>
        <EventArt art={art} picture={pictureAddress(picture)}>
          <span className={css.words}>
            <span className={css.name} lang={lang}>
              {name || t`（活動名稱）`}
            </span>
            <span className={css.until}>
              {shows && shows.is !== 'planned' ? t`已於 ${formatTime(shows.at)} 截止（台北時間）` : until}
            </span>
          </span>
        </EventArt>
      </div>
      <div className={css.page}>
        {shows ? <Closed shows={shows} /> : <Field limit={error_limit} />}
        {intro && (
          <p className={css.intro} lang={lang}>
            {intro}
          </p>
        )}
        <ul className={css.rewards} aria-label={t`活動獎勵`}>
          {open.map(({ title, contents, picture: own }, at) => (
            <li key={at}>
              <RewardArt art={art} picture={pictureAddress(own)} size={32} />
              <span className={css.reward} lang={lang}>
                <b>{title || t`（獎勵名稱）`}</b>
                {contents && <span className={css.small}>{contents}</span>}
              </span>
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

function Field({ limit }: { limit: number }) {
  const { t } = useLingui();
  return (
    <>
      <p className={css.field}>{t`請輸入序號`}</p>
      <p className={css.note}>
        <LockIcon />
        {t`輸入錯誤累計 ${limit} 次，兌換功能會鎖定`}
      </p>
    </>
  );
}

/** Where the field would be: that there is none yet, or no longer. */
function Closed({ shows: { is, at } }: { shows: Shown }) {
  const { t } = useLingui();
  const time = formatTime(at);
  const words = {
    planned: [t`活動尚未開始`, t`${time}（台北時間）開放兌換`],
    over: [t`活動已結束`, t`兌換已在 ${time}（台北時間）截止。`],
    stopped: [t`活動已停止兌換`, t`這個活動在 ${time}（台北時間）提前停止。`],
  };
  const [title, text] = words[is];
  return (
    <div className={css.closed}>
      <ClockIcon />
      <p className={css.closedTitle}>{title}</p>
      <p className={css.small}>{text}</p>
    </div>
  );
}
