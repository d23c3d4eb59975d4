import type { ReactNode } from 'react';
import { IconButton, IconLink } from './button.tsx';
import { Dropdown, type DropdownLink } from './dropdown.tsx';
import { EmblemOfPicture } from './game-picture.tsx';
import { SiteLink } from './site-link.tsx';
import { ChevronDownIcon, ChevronLeftIcon, Gamepad2Icon, MenuIcon, XIcon } from './icons.ts';
import { useKitTexts } from './kit-texts.ts';
import { Logo } from './logo.tsx';
import css from './site-bar.module.css';

export type SiteBarProps = {
  name: string;
  home: string;
  games: readonly DropdownLink[];
  game?: { id: string; name: string };
  menu: readonly DropdownLink[];
  children?: ReactNode;
};

/** Over a page window it is transparent (`<html data-window>`). */
export function SiteBar({ name, home, games, game, menu, children }: SiteBarProps) {
  const texts = useKitTexts();
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <SiteLink to={home} className={css.brand}>
          <Logo className={css.logo} />
          <span className={css.name}>{name}</span>
        </SiteLink>
        {children}
        <Dropdown
          label={texts.games}
          links={games}
          face={
            <>
              {game === undefined ? <Gamepad2Icon /> : <EmblemOfPicture game={game.id} />}
              <span className={css.picked}>{game === undefined ? texts.games : game.name}</span>
              <ChevronDownIcon className={css.chevron} />
            </>
          }
        />
        <Dropdown label={texts.menu} faceIsPicture links={menu} face={<MenuIcon className={css.menu} />} />
      </div>
    </header>
  );
}

export type WebviewBarProps = {
  title: ReactNode;
  /** The title is the `h1` unless the page has one of its own. */
  heading?: boolean;
  back?: { to: string } | { onPress: () => void };
  onClose?: () => void;
};

export function WebviewBar({ title, heading, back, onClose }: WebviewBarProps) {
  const texts = useKitTexts();
  const Title = heading ? 'h1' : 'p';
  return (
    <header className={css.bar}>
      <div className={css.webview}>
        {back && 'to' in back && (
          <IconLink className={css.tool} to={back.to} label={texts.back}>
            <ChevronLeftIcon />
          </IconLink>
        )}
        {back && 'onPress' in back && (
          <IconButton className={css.tool} label={texts.back} onClick={back.onPress}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        <Title className={css.title} tabIndex={heading ? -1 : undefined}>
          {title}
        </Title>
        {onClose && (
          <IconButton className={css.tool} label={texts.close} onClick={onClose}>
            <XIcon />
          </IconButton>
        )}
      </div>
    </header>
  );
}

/** The first thing that Tab reaches; `main` needs the id it points at. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const texts = useKitTexts();
  return (
    <a className="skip-link" href={`#${target}`}>
      {texts.skip}
    </a>
  );
}
