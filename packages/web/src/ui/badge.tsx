import type { ReactNode } from 'react';
import { CheckIcon, LoaderCircleIcon, MessageSquareQuoteIcon } from './icons.ts';
import { useKitTexts } from './kit-texts.ts';
import css from './badge.module.css';

export type BadgeKind = 'processing' | 'replied' | 'closed' | 'neutral' | 'warn' | 'danger' | 'ok' | 'game';
export type BadgeProps = {
  kind: BadgeKind;
  /** Replaces the picture that belongs to the kind; `null` leaves it out. */
  icon?: ReactNode;
  children: ReactNode;
};

const pictures: Partial<Record<BadgeKind, ReactNode>> = {
  processing: <LoaderCircleIcon />,
  replied: <MessageSquareQuoteIcon />,
  closed: <CheckIcon />,
};

export function Badge({ kind, icon, children }: BadgeProps) {
  return (
    <span className={css.badge} data-kind={kind}>
      {icon === undefined ? pictures[kind] : icon}
      {children}
    </span>
  );
}

export type UnreadPillProps =
  | { count: number; /** Says it in words: 2 則新回覆. */ words?: boolean; children?: undefined }
  | { count?: undefined; words?: undefined; children: ReactNode };

/** The only solid badge. A bare number also tells readers what it counts; nothing is drawn for 0. */
export function UnreadPill({ count, words, children }: UnreadPillProps) {
  const texts = useKitTexts();
  if (count === 0) return null;
  if (count === undefined) return <span className={css.pill}>{children}</span>;
  const spoken = texts.newReplies(count);
  if (words) return <span className={css.pill}>{spoken}</span>;
  return (
    <span className={css.pill}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  );
}
