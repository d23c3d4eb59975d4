import { Skeleton } from '@hub/web';
import css from './desk.module.css';

/** The place of a case until it has come. */
export function CaseSkeleton() {
  return (
    <div className={css.waiting}>
      <Skeleton shape="text" count={3} />
      <Skeleton shape="card" count={2} />
    </div>
  );
}
