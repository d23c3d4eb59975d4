import { Button } from './button.tsx';
import { useKitTexts } from './kit-texts.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import css from './empty-state.module.css';

export type MoreButtonProps = {
  /** 已列出 20 筆, at the end 共 25 筆，已全部列出. */
  status: string;
  /** `small` at the foot of a pane. */
  size?: 'small';
  /** Left out when everything is listed. */
  more?: { label: string; onPress: () => void; busy?: boolean };
};

/** The foot of a list that grows by a press, never by scrolling. */
export function MoreButton({ status, size, more }: MoreButtonProps) {
  const { loading } = useKitTexts();
  const words = useKeptFocus<HTMLParagraphElement>(more ? 'part' : 'all');
  return (
    <div className={size === 'small' ? css.paneFoot : css.foot}>
      <p ref={words} role="status" tabIndex={-1}>
        {status}
      </p>
      {more && (
        <Button
          size={size}
          wide={size ? undefined : 'phone'}
          busy={more.busy}
          busyWords={loading}
          onClick={more.onPress}
        >
          {more.label}
        </Button>
      )}
    </div>
  );
}
