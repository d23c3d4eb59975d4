import { Button, Notice, Skeleton } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import css from './player-card.module.css';

type CardPartProps = {
  /** Of the heading, unique on the page. */
  id: string;
  title: string;
  /** What the part is made of, as its query tells. */
  query: { currentData?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** One part of the card of a player: it loads and fails by itself. `children` are shown once its data is there. */
export function CardPart({ id, title, query, action, children }: CardPartProps) {
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
