import { formatTime, UnreadPill } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import css from './case-talk.module.css';

type Props = {
  id?: string;
  staff?: boolean;
  name: string;
  at: string;
  fresh?: boolean;
  pictures?: ReactNode;
  children: ReactNode;
};

/** Told apart by the sign before the name and by the words behind it. */
export function TalkMessage({ id, staff = false, name, at, fresh = false, pictures, children }: Props) {
  const { t } = useLingui();
  const nameId = useId();
  const sign = staff ? [...name].at(-1) : t`玩`;
  return (
    <article id={id} tabIndex={-1} className={css.message} data-staff={staff || undefined} aria-labelledby={nameId}>
      <span className={css.sign} aria-hidden="true">
        {sign}
      </span>
      <header className={css.who}>
        <b id={nameId}>
          {name}
          {staff && <span className={css.role}> {t`客服`}</span>}
        </b>
        <time className={css.time} dateTime={at}>
          {formatTime(at)}
        </time>
        {fresh && <UnreadPill>{t`新`}</UnreadPill>}
      </header>
      <div className={css.words}>{children}</div>
      {pictures && <div className={css.pictures}>{pictures}</div>}
    </article>
  );
}
