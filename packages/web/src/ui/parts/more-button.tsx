import { useEffect, useRef } from 'react';
import { Button, isNothingFocused, useKitTexts } from '@hub/web';
import css from './more-button.module.css';

export type MoreButtonProps = {
  status: string;
  size?: 'small';
  more?: { label: string; onPress: () => void; busy?: boolean };
};

/** Where the press ends the list, the focus goes from the button to the words. */
export function MoreButton({ status, size, more }: MoreButtonProps) {
  const { loading } = useKitTexts();
  const words = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const ended = !more;
  useEffect(() => {
    if (ended && pressed.current && isNothingFocused()) {
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
