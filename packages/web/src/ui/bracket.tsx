import type { ComponentProps, ReactNode } from 'react';
import { classList } from './class-list.ts';
import css from './bracket.module.css';

export type BracketProps = ComponentProps<'div'> & {
  /** Arm length: `s` 20 (speech, choice), `m` 28 (error summary), `word` 40 (one word of a whole page). Default `s`. */
  size?: 's' | 'm' | 'word';
  tone?: 'brand' | 'danger' | 'ok';
};

/**
 * The 「」 of the house as two border corners. Only for staff's words, the chosen thing, the error summary, the staff
 * reply box and one big word; never a frame round ordinary cards, at most one large pair in a view.
 */
export function Bracket({ size = 's', tone = 'brand', className, ...rest }: BracketProps) {
  return <div {...rest} className={classList(css.bracket, className)} data-size={size} data-tone={tone} />;
}

export type MessagePageProps = {
  /** One word, or a number such as 404. */
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

/** One big word between brackets: 兌換完成, 暫時鎖定, or the number 404. The heading of the page is a separate element. */
export function BigWord({ tone, children }: Pick<BracketProps, 'tone' | 'children'>) {
  return (
    <Bracket size="word" tone={tone} className={css.big}>
      <p className={css.word} data-figure={typeof children === 'number' || undefined}>
        {children}
      </p>
    </Bracket>
  );
}
