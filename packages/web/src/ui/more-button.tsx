import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useKitTexts } from './kit-texts.ts';
import css from './empty-state.module.css';

export type MoreButtonProps = {
  /** 已列出 20 筆, at the end 共 25 筆，已全部列出. */
  status: string;
  /** `small` at the foot of a pane. */
  size?: 'small';
  /** Left out when everything is listed. */
  more?: { label: string; onPress: () => void; busy?: boolean };
};

/** The foot of a list that grows by a press. Where the press ends the list, the focus goes from the button to the words. */
export function MoreButton({ status, size, more }: MoreButtonProps) {
  const { loading } = useKitTexts();
  const words = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const ended = !more;
  useEffect(() => {
    if (ended && pressed.current && document.activeElement === document.body) {
      words.current?.focus({ preventScroll: true });
    }
    pressed.current = false;
  }, [ended]);
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
          onClick={() => {
            pressed.current = true;
            more.onPress();
          }}
        >
          {more.label}
        </Button>
      )}
    </div>
  );
}
