import type { ReactNode } from 'react';
import css from './create-report.module.css';

export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>;
