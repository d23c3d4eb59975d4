import css from './key-sign.module.css';
import { useShortKeys } from './short-keys.ts';

export const KeyCap = ({ children }: { children: string }) => <kbd className={css.sign}>{children}</kbd>;

export type KbdProps = {
  children: string;
  always?: boolean;
  onFill?: boolean;
};

/** A key beside what it does. Decoration: readers hear the words. Gone while letters are off. */
export function Kbd({ children, always, onFill }: KbdProps) {
  const on = useShortKeys();
  return on || always ? (
    <kbd className={css.sign} data-on-fill={onFill || undefined} aria-hidden="true">
      {children}
    </kbd>
  ) : null;
}

const apple = /mac|iphone|ipad/i.test(navigator.platform);

export const PALETTE_KEYS = apple ? '⌘K' : 'Ctrl K';
export const SEND_KEYS = apple ? '⌘↵' : 'Ctrl ↵';
