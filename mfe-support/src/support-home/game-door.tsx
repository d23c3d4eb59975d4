import { ChevronRightIcon, langOfWords, Emblem, GamePicture, SiteLink } from '@hub/web';
import css from './support-home.module.css';

/** One game: its picture, its sign, its name. The whole tile leads to its service home. */
export function GameDoor({ game, name }: { game: string; name: string }) {
  return (
    <SiteLink to={`/service_quick?param_game_id=${encodeURIComponent(game)}`} className={css.door} data-game={game}>
      <GamePicture game={game} fit="card" />
      <Emblem game={game} size={48} />
      <span className={css.name} lang={langOfWords(name)}>
        {name}
      </span>
      <ChevronRightIcon className={css.chevron} />
    </SiteLink>
  );
}
