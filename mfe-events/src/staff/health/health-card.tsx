import { Badge, contentLang, formatAgo, formatTime, Link, Notice, pageLanguage, type BadgeKind } from '@hub/web';
import { BACKOFFS_TO_SHOW, type GameHealth } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { anyDelivery, deliveryAddress, listAddress, type Show } from '../deliveries-address.ts';
import { useGames } from '../games.ts';
import { shortTime } from '../words/short-time.ts';
import { useErrorWords } from '../words/use-error-words.ts';
import { useSpanWords } from '../words/use-span-words.ts';
import css from './health.module.css';

type Props = { game: GameHealth; now: Date };

/** One game's line: whether it is open, what waits, how fast it answers, and what went wrong last. */
export function HealthCard({ game, now }: Props) {
  const { t } = useLingui();
  const { nameOf } = useGames();
  const { game_id, linked, circuit, pleas } = game;
  const id = `health-${game_id}`;
  const [word, look] = useStanding()(game);
  return (
    <li className={css.card} data-game={game_id} aria-labelledby={id}>
      <div className={css.head}>
        <span className={css.bar} />
        <h2 id={id} className={css.name} lang={contentLang}>
          {nameOf(game_id)}
        </h2>
        <Badge kind={look} icon={null}>
          {word}
        </Badge>
      </div>
      {circuit === 'open' && <Stopped game={game} now={now} />}
      {!linked && <Notice kind="warn" title={t`還沒設定遊戲的連線，信會一直排著`} />}
      {pleas >= BACKOFFS_TO_SHOW && (
        <Notice kind="warn" title={t`遊戲連續 ${pleas} 次請我們晚點再送，請問問遊戲團隊`} />
      )}
      <Numbers game={game} />
      <Errors game={game} now={now} />
      <p className={css.foot}>
        {game.last_delivered_at ? t`上一封送達：${shortTime(game.last_delivered_at, now)}` : t`還沒有送達過任何信`}
      </p>
    </li>
  );
}

function useStanding(): (game: GameHealth) => [word: string, look: BadgeKind] {
  const { t } = useLingui();
  return ({ circuit, pause_until, linked, faults, pleas }) => {
    if (!linked) return [t`沒有連線`, 'neutral'];
    if (circuit === 'open') return [t`停著`, 'danger'];
    if (pause_until || pleas >= BACKOFFS_TO_SHOW) return [t`遊戲請我們等`, 'warn'];
    return faults > 0 ? [t`有些失敗`, 'warn'] : [t`順暢`, 'ok'];
  };
}

function Stopped({ game, now }: Props) {
  const { t } = useLingui();
  const { why, opened_at } = game;
  const nextTry = useNextTry()(game, now);
  const signature = why === 'bad_signature';
  const reason = useErrorWords()(why);
  return (
    <Notice kind="bad" title={signature ? t`遊戲不認得我們的簽章，先停下來` : t`連續失敗，先停下來`}>
      <p>
        {signature
          ? t`請系統管理者核對金鑰，並請遊戲團隊看看時鐘。信都還在，修好後會自動寄。`
          : reason
            ? t`最後一次：${reason}。信都還在，恢復後會自動寄。`
            : t`信都還在，恢復後會自動寄。`}
      </p>
      <p className={css.times}>
        {opened_at && <span>{t`從 ${formatTime(opened_at)} 停到現在`}</span>}
        {nextTry && <span>{nextTry}</span>}
      </p>
    </Notice>
  );
}

/** When the line is tried next; null where nothing keeps it. */
function useNextTry(): (game: GameHealth, now: Date) => string | null {
  const { t } = useLingui();
  return ({ probe_at }, now) => {
    if (probe_at === null) return null;
    if (Date.parse(probe_at) <= now.getTime()) return t`馬上會再試一次`;
    return t`下次試 ${formatTime(probe_at)}（${formatAgo(probe_at, pageLanguage(), now)}）`;
  };
}

function Numbers({ game }: { game: GameHealth }) {
  const { t } = useLingui();
  const span = useSpanWords();
  const to = (show: Show) => listAddress({ ...anyDelivery, show, game: game.game_id });
  const of = (many: number, show: Show) => (many > 0 ? <Link to={to(show)}>{many.toLocaleString('en')}</Link> : '0');
  return (
    <dl className={css.numbers}>
      <div>
        <dt>{t`該寄的`}</dt>
        <dd>{game.queue.toLocaleString('en')}</dd>
        {game.queue > 0 && <dd className={css.side}>{t`最久等了 ${span(game.oldest_s)}`}</dd>}
      </div>
      <div>
        <dt>{t`還沒送到`}</dt>
        <dd>{of(game.open, 'open')}</dd>
      </div>
      <div data-bad={game.late > 0 || undefined}>
        <dt>{t`過了期限`}</dt>
        <dd>{of(game.late, 'late')}</dd>
      </div>
      <div data-bad={game.manual > 0 || undefined}>
        <dt>{t`要人處理`}</dt>
        <dd>{of(game.manual, 'manual')}</dd>
      </div>
      <div>
        <dt>{t`同時寄送`}</dt>
        <dd>{`${game.in_flight}/${game.most_in_flight}`}</dd>
      </div>
      <div>
        <dt>{t`回答時間`}</dt>
        <dd>{game.p95_ms === null ? '—' : t`${game.p95_ms.toLocaleString('en')} 毫秒`}</dd>
        {game.p95_ms !== null && <dd className={css.side}>{t`最近 ${game.tries} 次的 95%`}</dd>}
      </div>
    </dl>
  );
}

function Errors({ game: { errors }, now }: Props) {
  const { t } = useLingui();
  const wordsOf = useErrorWords();
  if (errors.length === 0) return null;
  return (
    <div>
      <h3 className={css.small}>{t`最近的失敗`}</h3>
      <ul className={css.errors}>
        {errors.map(({ error, many, last_at, delivery }) => (
          <li key={error}>
            <Link to={deliveryAddress(delivery, { ...anyDelivery, show: 'all' })}>{wordsOf(error)}</Link>
            <span>{t`${many} 次`}</span>
            <time dateTime={last_at}>{shortTime(last_at, now)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
