import type { ReactNode } from 'react';
import { BigWord, type BracketProps } from '@hub/web';
import css from './message-page.module.css';

export type MessagePageProps = {
  word: string | number;
  tone?: BracketProps['tone'];
  title: ReactNode;
  text?: ReactNode;
  /** Heading of the page (1, default) or of a card in it (2). */
  level?: 1 | 2;
  children?: ReactNode;
};

/** A page, or a card, that says one thing: 404, 兌換完成, 暫時鎖定. */
export function MessagePage({ word, tone, title, text, level = 1, children }: MessagePageProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.page}>
      <BigWord tone={tone}>{word}</BigWord>
      <Heading className={css.title} tabIndex={-1}>
        {title}
      </Heading>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {children !== undefined && <div className={css.actions}>{children}</div>}
    </div>
  );
}
