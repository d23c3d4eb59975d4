import { Button } from './button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import css from './empty-state.module.css';

export type MoreButtonProps = {
  /** 已列出 20 筆, at the end 共 25 筆，已全部列出. */
  status: string;
  /** Left out when everything is listed. */
  more?: { label: string; onPress: () => void; busy?: boolean; busyWords?: string };
};

/** The foot of a list that grows by a press, never by scrolling. */
export function MoreButton({ status, more }: MoreButtonProps) {
  const words = useKeptFocus<HTMLParagraphElement>(more ? 'part' : 'all');
  return (
    <div className={css.foot}>
      <p ref={words} role="status" tabIndex={-1}>
        {status}
      </p>
      {more && (
        <Button wide="phone" busy={more.busy} busyWords={more.busyWords} onClick={more.onPress}>
          {more.label}
        </Button>
      )}
    </div>
  );
}
