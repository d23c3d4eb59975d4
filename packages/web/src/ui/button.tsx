import type { ComponentProps, ReactNode } from 'react';
import { classList } from './class-list.ts';
import { SiteLink, type Target } from './site-link.tsx';
import { Spinner } from './spinner.tsx';
import css from './button.module.css';

export type ButtonStyle = {
  /** One `primary` per view; `danger` only for a removal that cannot be undone. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `small` (36 px, 44 where fingers press) is for the staff desk and rows of tools. */
  size?: 'regular' | 'small';
  /** `phone`: full width below 768 px, natural width above. `always`: fills its box. */
  wide?: 'phone' | 'always';
  icon?: ReactNode;
  iconAfter?: ReactNode;
};
export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Shows the spinner with `busyWords`, keeps the width and swallows presses; focus stays where it is. */
    busy?: boolean;
    busyWords?: string;
    /** A press while it is busy counts: another search takes the place of the one that runs. */
    replaces?: boolean;
  };
export type LinkButtonProps = Target & Omit<ComponentProps<'a'>, 'href'> & ButtonStyle;

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'regular',
    wide,
    icon,
    iconAfter,
    busy = false,
    busyWords,
    replaces,
    ...rest
  } = props;
  const swallows = busy && !replaces;
  const { children, className, onClick, type = 'button', ...native } = rest;
  return (
    <button
      {...native}
      type={type}
      className={classList(css.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={swallows || undefined}
      onClick={swallows ? (event) => event.preventDefault() : onClick}
    >
      <span className={css.face} data-away={(busy && busyWords !== undefined) || undefined}>
        {busy && busyWords === undefined ? <Spinner /> : icon}
        {children}
        {iconAfter}
      </span>
      {busyWords !== undefined && (
        <span className={css.face} data-away={!busy || undefined}>
          <Spinner />
          {busyWords}
        </span>
      )}
    </button>
  );
}

export function LinkButton(props: LinkButtonProps) {
  const { variant = 'secondary', size = 'regular', wide, icon, iconAfter, children, className, ...target } = props;
  return (
    <SiteLink
      {...target}
      className={classList(css.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
    >
      <span className={css.face}>
        {icon}
        {children}
        {iconAfter}
      </span>
    </SiteLink>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };
export type IconLinkProps = Target & Omit<ComponentProps<'a'>, 'href' | 'aria-label'> & { label: string };

/** A 44 px target with a picture only; `label` is its name for readers and its tooltip. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} className={classList(css.icon, className)} aria-label={label} title={label} />;
}

export function IconLink({ label, className, ...rest }: IconLinkProps) {
  return <SiteLink {...rest} className={classList(css.icon, className)} aria-label={label} title={label} />;
}

export function ButtonRow({ even, children }: { even?: boolean; children: ReactNode }) {
  return (
    <div className={css.row} data-even={even || undefined}>
      {children}
    </div>
  );
}
