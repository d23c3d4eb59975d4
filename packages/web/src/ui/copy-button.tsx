import { useState, type RefObject } from 'react';
import { Button, IconButton } from './button.tsx';
import { byTouch } from './by-touch.ts';
import { classList } from './class-list.ts';
import { copyText, selectText } from './copy-text.ts';
import { CheckIcon, CopyIcon } from './icons.ts';
import { useKitTexts } from './kit-texts.ts';
import css from './copy-button.module.css';

export type CopyState = 'idle' | 'copied' | 'failed';

/** When neither way of copying works, the text in `shown` is selected. The outcome stays until the text changes. */
export function useCopy(text: string, shown?: RefObject<HTMLElement | null>): { state: CopyState; copy: () => void } {
  const [done, setDone] = useState<{ text: string; state: CopyState }>();
  const copy = () => {
    void copyText(text).then((copied) => {
      if (!copied && shown?.current) selectText(shown.current);
      setDone({ text, state: copied ? 'copied' : 'failed' });
    });
  };
  return { state: done?.text === text ? done.state : 'idle', copy };
}

/** Render it always, so that readers know the place. */
export function CopyStatus({ state, className }: { state: CopyState; className?: string }) {
  const texts = useKitTexts();
  return (
    <span role="status" className={classList(css.status, className)} data-state={state}>
      {state === 'copied' && (
        <>
          <CheckIcon />
          {texts.copied}
        </>
      )}
      {state === 'failed' && (byTouch() ? texts.copyByHand : texts.copyByKeys)}
    </span>
  );
}

export function CopyPicture({ state }: { state: CopyState }) {
  return state === 'copied' ? <CheckIcon /> : <CopyIcon />;
}

export type CopyButtonProps = {
  text: string;
  label: string;
  /** `icon`: 44 px, picture only. */
  variant?: 'icon' | 'words';
  shown?: RefObject<HTMLElement | null>;
};

export function CopyButton({ text, label, variant = 'icon', shown }: CopyButtonProps) {
  const texts = useKitTexts();
  const { state, copy } = useCopy(text, shown);
  return (
    <span className={css.copy}>
      {variant === 'icon' ? (
        <IconButton label={label} onClick={copy}>
          <CopyPicture state={state} />
        </IconButton>
      ) : (
        <Button variant="quiet" size="small" icon={<CopyPicture state={state} />} aria-label={label} onClick={copy}>
          {texts.copy}
        </Button>
      )}
      <CopyStatus state={state} />
    </span>
  );
}
