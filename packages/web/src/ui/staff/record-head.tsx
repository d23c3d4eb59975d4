import { Badge, ChevronLeftIcon, IconLink, XIcon } from '@hub/web';
import type { ReactNode, Ref } from 'react';
import css from './record-head.module.css';

export type RecordHeadProps = {
  /** The way back to the list, shown where the record takes the place of the views. */
  back: { to: string; label: string };
  close?: string;
  game?: { id: string; name: string };
  number: string;
  marks?: ReactNode;
  actions?: ReactNode;
  title: ReactNode;
  beside?: ReactNode;
  titleId?: string;
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function RecordHead({ back, close, game, number, marks, actions, children, ...heading }: RecordHeadProps) {
  const { title, titleId, titleRef, beside } = heading;
  return (
    <header className={css.head}>
      <div className={css.line}>
        <IconLink className={css.back} to={back.to} label={back.label}>
          <ChevronLeftIcon />
        </IconLink>
        <div className={css.marks}>
          {game && (
            <span data-game={game.id}>
              <Badge kind="game">{game.name}</Badge>
            </span>
          )}
          <span className={css.number}>{number}</span>
          {marks}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
        {close !== undefined && (
          <IconLink className={css.close} to={back.to} label={close}>
            <XIcon />
          </IconLink>
        )}
      </div>
      <div className={css.titleLine}>
        <h1 id={titleId} ref={titleRef} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {beside}
      </div>
      {children}
    </header>
  );
}
