import { useId, type ReactNode } from 'react';
import { Bracket, Button, CircleAlertIcon, Emblem, LockIcon, UnreadPill, useKitTexts } from '@hub/web';
import { usePartTexts } from './part-texts.ts';
import css from './conversation.module.css';

export function Conversation({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={css.talk} aria-label={label}>
      {children}
    </section>
  );
}

export function DayLine({ children }: { children: ReactNode }) {
  return (
    <p className={css.day}>
      <span>{children}</span>
    </p>
  );
}

/** What happened without anybody speaking, centred and grey. `internal` adds the lock of staff notes. */
export function SystemLine({ internal, children }: { internal?: boolean; children: ReactNode }) {
  return (
    <p className={css.system}>
      {internal && <LockIcon />}
      {children}
    </p>
  );
}

export type StaffMessageProps = {
  id?: string;
  game: string;
  name: string;
  time: string;
  /** `datetime` of the time, ISO. */
  at?: string;
  fresh?: boolean;
  pictures?: ReactNode;
  children: ReactNode;
};

export function StaffMessage({ id, game, name, time, at, fresh, pictures, children }: StaffMessageProps) {
  const texts = useKitTexts();
  const nameId = useId();
  return (
    <article id={id} className={css.message} aria-labelledby={nameId}>
      <header className={css.head}>
        <Emblem game={game} size={28} />
        <b id={nameId}>{name}</b>
        {fresh && <UnreadPill>{texts.unread}</UnreadPill>}
        <time className={css.time} dateTime={at}>
          {time}
        </time>
      </header>
      <Bracket className={css.speech}>{children}</Bracket>
      {pictures}
    </article>
  );
}

export type PlayerMessageProps = {
  id?: string;
  /** 您 on the player's side, the character's name on the staff's. */
  name: string;
  time: string;
  at?: string;
  /** `sending` and `failed` replace the time; `failed` offers 重送 when `onResend` is given. */
  state?: 'sent' | 'sending' | 'failed';
  onResend?: () => void;
  failure?: string;
  pictures?: ReactNode;
  children: ReactNode;
};

export function PlayerMessage(props: PlayerMessageProps) {
  const { id, name, time, at, state = 'sent', onResend, failure, pictures, children } = props;
  const nameId = useId();
  const words = usePartTexts();
  return (
    <article id={id} className={css.message} data-side="player" data-state={state} aria-labelledby={nameId}>
      <header className={css.head}>
        {state === 'sending' && <span className={css.time}>{words.sending}</span>}
        {state === 'sent' && (
          <time className={css.time} dateTime={at}>
            {time}
          </time>
        )}
        <b id={nameId}>{name}</b>
      </header>
      <div className={css.bubble}>{children}</div>
      {pictures}
      {state === 'failed' && (
        <p className={css.failure} role="status">
          <CircleAlertIcon />
          <span>{failure}</span>
          {onResend && (
            <Button variant="quiet" size="small" onClick={onResend}>
              {words.resend}
            </Button>
          )}
        </p>
      )}
    </article>
  );
}
