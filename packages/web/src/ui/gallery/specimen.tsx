import type { ReactNode } from 'react';
import css from './kit-gallery.module.css';

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.specimen}>
      <h2 className={css.name}>{name}</h2>
      {children}
    </section>
  );
}
