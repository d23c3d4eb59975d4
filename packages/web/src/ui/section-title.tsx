import type { ReactNode } from 'react';
import css from './section-title.module.css';

export type SectionTitleProps = {
  id?: string;
  level?: 2 | 3;
  end?: ReactNode;
  children: ReactNode;
};

export function SectionTitle({ id, level = 2, end, children }: SectionTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.line}>
      <Heading id={id} className={css.title}>
        {children}
      </Heading>
      {end}
    </div>
  );
}
