import type { ComponentProps } from 'react';
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

export function BigWord({ tone, children }: Pick<BracketProps, 'tone' | 'children'>) {
  return (
    <Bracket size="word" tone={tone} className={css.big}>
      <p className={css.word} data-figure={typeof children === 'number' || undefined}>
        {children}
      </p>
    </Bracket>
  );
}
