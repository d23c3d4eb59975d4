import { Button, Notice, Skeleton, type SlotFrameProps } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import css from './player-card.module.css';

/** Loads and fails by itself. `children` are shown once its data is there. */
export function CardPart({ id, title, query, action, children }: SlotFrameProps) {
  const { t } = useLingui();
  const { currentData, error, isFetching, refetch } = query;
  useSessionEnd(error);
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.partHead}>
        <h3 id={id} className={css.heading}>
          {title}
        </h3>
        {action}
      </div>
      {currentData !== undefined && children}
      {currentData === undefined && !error && <Skeleton shape="rows" count={3} />}
      {currentData === undefined && error !== undefined && (
        <Notice kind="bad" title={t`這一區沒有載到`} role="alert">
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {t`再試一次`}
          </Button>
        </Notice>
      )}
    </section>
  );
}
