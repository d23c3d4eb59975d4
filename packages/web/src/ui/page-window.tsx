import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import { classList } from './class-list.ts';
import { GamePicture } from './game-picture.tsx';
import css from './page-window.module.css';
import { pageElement } from '../foreign-page.ts';

export type PageWindowProps = ({ game: string; picture?: undefined } | { game?: undefined; picture: ReactNode }) & {
  className?: string;
  /** `tall` top of a home page, `medium` the portal, `slim` above a flow in a webview (picture only). */
  size?: 'tall' | 'medium' | 'slim';
  /** Up to four characters, set vertically left of the title. They repeat the document title, so readers skip them. */
  label?: string;
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Flows use the smaller title (28). */
  flow?: boolean;
  children?: ReactNode;
};

/** `<html data-window>` tells the bar to lie over it. What follows may overlap its edge by 32 px. */
export function PageWindow(props: PageWindowProps) {
  const { game, picture, className, size = 'tall', label, title, subtitle, flow, children } = props;
  useLayoutEffect(() => {
    const { dataset } = pageElement();
    dataset.window = size;
    return () => {
      delete dataset.window;
    };
  }, [size]);

  return (
    <div className={classList(css.window, className)} data-size={size} data-game={game}>
      {game === undefined ? picture : <GamePicture game={game} fit={size === 'slim' ? 'slim' : 'window'} />}
      {title !== undefined && (
        <div className={css.inner}>
          {label !== undefined && (
            <p className={css.label} aria-hidden="true">
              {label}
            </p>
          )}
          <div className={css.words}>
            {children}
            <h1 className={css.title} data-flow={flow || undefined} tabIndex={-1}>
              {title}
            </h1>
            {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

/** Decoration only. Without `src` its box keeps its first ink, `ink` where nothing around says another. */
export function WindowPicture({ src, ink }: { src?: string; ink?: string }) {
  return (
    <span className={css.picture} aria-hidden="true" style={ink ? inkStyle(ink) : undefined}>
      {src && <img src={src} alt="" decoding="async" fetchPriority="high" />}
    </span>
  );
}

const inkStyle = (ink: string) => ({ '--p1': ink }) as CSSProperties;

export type PageTitleProps = {
  title: ReactNode;
  lead?: ReactNode;
  above?: ReactNode;
  small?: boolean;
};

/** The `h1` of a page without a window of its own. */
export function PageTitle({ title, lead, above, small }: PageTitleProps) {
  return (
    <div className={css.heading}>
      {above !== undefined && <div className={css.above}>{above}</div>}
      <h1 className={css.plain} data-small={small || undefined} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className={css.leadText}>{lead}</p>}
    </div>
  );
}

export type PageBodyProps = {
  /** `text` 640 px, `wide` 1120 px. */
  width?: 'text' | 'wide';
  /** The first block (`lead`, where there is one) lies 32 px over the window's edge. */
  overlap?: boolean;
  lead?: ReactNode;
  /** A second column of 320 px from 768 px on; below the rest on phones. */
  aside?: ReactNode;
  asideFolds?: boolean;
  children: ReactNode;
};

/** The column of a page: edges 16 or 24 px, sections 32 px apart. */
export function PageBody({ width = 'wide', overlap, lead, aside, asideFolds, children }: PageBodyProps) {
  return (
    <div
      className={css.body}
      data-width={width}
      data-overlap={overlap || undefined}
      data-aside={aside ? '' : undefined}
    >
      {lead !== undefined && <div className={css.lead}>{lead}</div>}
      <div className={css.column}>{children}</div>
      {aside !== undefined && (
        <div className={css.column} data-folds={asideFolds || undefined}>
          {aside}
        </div>
      )}
    </div>
  );
}

export function Stack({ gap = 'fields', children }: { gap?: 'tight' | 'fields' | 'sections'; children: ReactNode }) {
  return (
    <div className={css.stack} data-gap={gap}>
      {children}
    </div>
  );
}
