import { Skeleton, type SkeletonProps } from '@hub/web';
import css from './loading.module.css';

/** Grey places, at least as tall as the screen: what stands below must not jump when the page is there. */
export function Loading(skeleton: SkeletonProps) {
  return (
    <div className={css.loading}>
      <Skeleton {...skeleton} />
    </div>
  );
}
