import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { GamePicture } from './game-picture.tsx';
import { RotateCwIcon } from './icons.ts';
import { useKitTexts } from './kit-texts.ts';
import css from './resting-card.module.css';

export type RestingCardProps = {
  game: string;
  title: string;
  text: ReactNode;
  retry?: { label: string; onPress: () => void; busy?: boolean; busyWords?: string };
  other?: ReactNode;
  /** Shown with a copy button; players send it with their mail. */
  code?: string;
  level?: 1 | 2;
};

/** Needs no router and no store. */
export function RestingCard({ game, title, text, retry, other, code, level = 1 }: RestingCardProps) {
  const shown = useRef<HTMLElement>(null);
  const texts = useKitTexts();
  const Heading = `h${level}` as const;
  return (
    <section className={css.card} data-game={game}>
      <div className={css.picture}>
        <GamePicture game={game} fit="card" />
      </div>
      <div className={css.words}>
        <Heading className={css.title}>{title}</Heading>
        <p className={css.text}>{text}</p>
        <div className={css.actions}>
          {retry && (
            <Button
              variant="primary"
              wide="always"
              icon={<RotateCwIcon />}
              busy={retry.busy}
              busyWords={retry.busyWords}
              onClick={retry.onPress}
            >
              {retry.label}
            </Button>
          )}
          {other}
        </div>
        {code !== undefined && (
          <p className={css.code}>
            {texts.errorCode} <code ref={shown}>{code}</code>
            <CopyButton variant="words" text={code} label={`${texts.copy}${texts.errorCode}`} shown={shown} />
          </p>
        )}
      </div>
    </section>
  );
}
