import { Skeleton } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from './case-skeleton.module.css';

export function CaseSkeleton() {
  const { t } = useLingui();
  return (
    <div className={css.waiting}>
      <h1 className="visually-hidden">{t`案件`}</h1>
      <Skeleton shape="text" count={3} />
      <Skeleton shape="card" count={2} />
    </div>
  );
}
