import { gamePicture } from '@hub/contracts/calls/catalog/games';
import { useRef } from 'react';
import { classList } from './class-list.ts';
import { useNear } from './use-near.ts';
import css from './game-picture.module.css';
import { inForeignPage, siteAddress } from '../foreign-page.ts';

export type GamePictureProps = {
  game: string;
  /** How it lies in its box: `window` top of a page, `slim` above a flow, `card` tile, slip and resting card. */
  fit: 'window' | 'slim' | 'card';
  className?: string;
};

/** Decoration only. On a card it is fetched when the card comes near: a portal has many. */
export function GamePicture({ game, fit, className }: GamePictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame, fit === 'card');
  return (
    <span ref={frame} className={classList(css.frame, className)} data-fit={fit} aria-hidden="true">
      <svg className={css.art} viewBox="0 0 720 360" preserveAspectRatio="xMaxYMid slice" focusable="false">
        {/* A drawing of another origin is never used: there the frame keeps its ink. */}
        {near && !inForeignPage() && <use href={`${gamePicture(`${game}.picture.svg`)}#art`} />}
      </svg>
    </span>
  );
}

/** The emblem out of the game's picture, on a page that shows both. */
export function EmblemOfPicture({ game }: { game: string }) {
  return (
    <svg className={css.emblem} width={24} height={24} aria-hidden="true" focusable="false">
      <use href={`${gamePicture(`${game}.picture.svg`)}#emblem`} />
    </svg>
  );
}

export function Emblem({ game, size = 36 }: { game: string; size?: 24 | 28 | 36 | 40 | 48 }) {
  const address = siteAddress(gamePicture(`${game}.svg`));
  return (
    <img
      crossOrigin={inForeignPage() ? 'anonymous' : undefined}
      className={css.emblem}
      data-size={size}
      src={address}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  );
}
