import { useKitTexts } from './kit-texts.ts';
import css from './skeleton.module.css';

export type SkeletonProps = {
  /** As tall as what will come. `cases`: rows with a preview; `card`: one surface each. */
  shape?: 'rows' | 'cases' | 'fields' | 'folds' | 'text' | 'card';
  count?: number;
};

/** Grey places of the same height as what will come. Appears after 150 ms, so that a quick answer does not flicker. */
export function Skeleton({ shape = 'rows', count = 3 }: SkeletonProps) {
  const texts = useKitTexts();
  return (
    <div className={css.skeleton} data-shape={shape} aria-busy="true">
      <span className="visually-hidden">{texts.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.bone} />
      ))}
    </div>
  );
}
