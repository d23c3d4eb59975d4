import type { ComponentProps, ReactNode } from 'react';
import { classList } from './class-list.ts';
import css from './bracket.module.css';

export type BracketProps = ComponentProps<'div'> & {
  /** Arm length: `s` 20, `m` 28, `word` 40 px. */
  size?: 's' | 'm' | 'word';
  tone?: 'brand' | 'danger' | 'ok';
};

/** Never a frame round ordinary cards; at most one large pair in a view. */
export function Bracket({ size = 's', tone = 'brand', className, ...rest }: BracketProps) {
  return <div {...rest} className={classList(css.bracket, className)} data-size={size} data-tone={tone} />;
}

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

export function BigWord({ tone, children }: Pick<BracketProps, 'tone' | 'children'>) {
  return (
    <Bracket size="word" tone={tone} className={css.big}>
      <p className={css.word} data-figure={typeof children === 'number' || undefined}>
        {children}
      </p>
    </Bracket>
  );
}
