import type { ReactNode } from 'react';
import css from './tip-list.module.css';

export function TipList({ tips }: { tips: readonly ReactNode[] }) {
  return (
    <ul className={css.tips}>
      {tips.map((tip, index) => (
        <li key={index} className={css.tip}>
          {tip}
        </li>
      ))}
    </ul>
  );
}
