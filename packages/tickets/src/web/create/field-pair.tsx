import type { ReactNode } from 'react';
import css from './create-report.module.css';

/** Two fields beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>;
