import type { ReactNode } from 'react';
import { langOfWords } from './content-text.tsx';
import { Emblem, GamePicture } from './game-picture.tsx';
import { SiteLink, type Target } from './site-link.tsx';
import css from './game-tile.module.css';

export type GameTileProps = {
  game: string;
  name: string;
  /** Up to three ways in; each name is read together with the game's. */
  links: readonly (Target & { label: string; icon: ReactNode })[];
};

export function GameTile({ game, name, links }: GameTileProps) {
  return (
    <article className={css.tile} data-game={game}>
      <div className={css.upper}>
        <GamePicture game={game} fit="card" />
        <Emblem game={game} size={40} />
        <h2 className={css.name} lang={langOfWords(name)}>
          {name}
        </h2>
      </div>
      <ul className={css.links}>
        {links.map(({ label, icon, ...target }) => (
          <li key={label}>
            <SiteLink {...target} className={css.link}>
              {icon}
              <span className="visually-hidden" lang={langOfWords(name)}>
                {name}{' '}
              </span>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
