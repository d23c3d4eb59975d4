import { Button, isApiFault, Notice, useKeptFocus, useKitTexts } from '@hub/web';
import css from './pane-parts.module.css';

export type PaneFootProps = {
  /** 已列出 20 筆, at the end 共 25 筆，已全部列出. */
  status: string;
  /** Left out when everything is listed. */
  more?: { label: string; onPress: () => void; busy: boolean };
};

/** How much is listed, and the rest by a press. */
export function PaneFoot({ status, more }: PaneFootProps) {
  const { loading } = useKitTexts();
  const words = useKeptFocus<HTMLParagraphElement>(more ? 'part' : 'all');
  return (
    <div className={css.foot}>
      <p ref={words} role="status" tabIndex={-1}>
        {status}
      </p>
      {more && (
        <Button size="small" busy={more.busy} busyWords={loading} onClick={more.onPress}>
          {more.label}
        </Button>
      )}
    </div>
  );
}

/** Grey rows of the height of the real ones, after 150 ms. */
export function PaneBones({ count }: { count: number }) {
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

/** The list could not be had; what was listed before stays below. Of an ended session the frame speaks. */
export function PaneNotice({ fault, title, text, again }: PaneNoticeProps) {
  if (isApiFault(fault) && fault.status === 401) return null;
  const forbidden = isApiFault(fault) && fault.status === 403;
  return (
    <div className={css.notice}>
      <Notice kind={forbidden ? 'info' : 'warn'} title={title} role="status">
        <p>{text}</p>
        {again && !forbidden && (
          <Button look="quiet" size="small" onClick={again.onPress}>
            {again.label}
          </Button>
        )}
      </Notice>
    </div>
  );
}
