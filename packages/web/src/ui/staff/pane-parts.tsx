import { Button, isApiFault, Notice, useKitTexts } from '@hub/web';
import { useDeskTexts } from './desk-texts.ts';
import css from './pane-parts.module.css';
import { useRetries } from './use-retries.ts';

export function PaneSkeleton({ count }: { count: number }) {
  const { loading } = useKitTexts();
  return (
    <div className={css.bones} aria-busy="true">
      <span className="visually-hidden">{loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.bone} />
      ))}
    </div>
  );
}

export type PaneNoticeProps = {
  fault: unknown;
  title: string;
  text: string;
  /** Left out where trying again would change nothing. */
  again?: { label: string; onPress: () => void };
};

/** Listed rows stay below. It is asked for again by itself, a few times; of an ended session the frame speaks. */
export function PaneNotice({ fault, title, text, again }: PaneNoticeProps) {
  const { triesAgain } = useDeskTexts();
  const more = useRetries(fault, again?.onPress);
  if (isApiFault(fault) && fault.status === 401) return null;
  const forbidden = isApiFault(fault) && fault.status === 403;
  return (
    <div className={css.notice}>
      <Notice kind={forbidden ? 'info' : 'warn'} title={title} role="status">
        <p>{text}</p>
        {more && <p>{triesAgain}</p>}
        {again && !forbidden && (
          <Button variant="quiet" size="small" onClick={again.onPress}>
            {again.label}
          </Button>
        )}
      </Notice>
    </div>
  );
}
