import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { UnreadPill } from './badge.tsx';
import { classList } from './class-list.ts';
import { Emblem } from './game-picture.tsx';
import { SiteLink, type Target } from './site-link.tsx';
import { useKitTexts } from './kit-texts.ts';
import css from './dropdown.module.css';

/** Leads somewhere, or does something. */
type Way = Target | { onPress: () => void; to?: undefined; href?: undefined };

export type DropdownLink = Way & {
  label: string;
  lang?: string;
  game?: string;
  icon?: ReactNode;
  current?: boolean;
  unread?: number;
};
export type DropdownProps = {
  /** Name of the list for readers and, without words in `face`, of the button. */
  label: string;
  face: ReactNode;
  /** `label` then names the button. */
  faceIsPicture?: boolean;
  links: readonly DropdownLink[];
  className?: string;
};

/** No menu role. The links are made when it opens: no page pays for pictures that nobody looks at. */
export function Dropdown({ label, face, faceIsPicture, links, className }: DropdownProps) {
  const texts = useKitTexts();
  const { root, button, open, setOpen } = useFold();
  const panelId = useId();
  const unread = links.reduce((sum, link) => sum + (link.unread ?? 0), 0);
  return (
    <div ref={root} className={classList(css.dropdown, className)}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={
          faceIsPicture ? [label, unread > 0 && texts.newReplies(unread)].filter(Boolean).join(' ') : undefined
        }
        onClick={() => setOpen(!open)}
      >
        {face}
        {unread > 0 && <span className={css.dot} aria-hidden="true" />}
      </button>
      <nav id={panelId} className={css.panel} aria-label={label} hidden={!open}>
        <ul>
          {(open ? links : []).map(({ label: words, lang, game, icon, current, unread = 0, ...way }) => (
            <li key={way.to ?? way.href ?? words}>
              <Entry way={way} current={current} onLeave={() => setOpen(false)}>
                {game === undefined ? icon : <Emblem game={game} />}
                <span className={css.words} lang={lang}>
                  {words}
                </span>
                <UnreadPill count={unread} />
              </Entry>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type EntryProps = { way: Way; current?: boolean; onLeave: () => void; children: ReactNode };

function Entry({ way, current, onLeave, children }: EntryProps) {
  if ('onPress' in way) {
    const press = () => {
      onLeave();
      way.onPress();
    };
    return (
      <button type="button" className={css.link} onClick={press}>
        {children}
      </button>
    );
  }
  return (
    <SiteLink {...way} className={css.link} aria-current={current ? 'true' : undefined} onClick={onLeave}>
      {children}
    </SiteLink>
  );
}

function useFold() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      // Inside a shadow root the document hears of its host alone.
      const [target] = event.composedPath();
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return { root, button, open, setOpen };
}
