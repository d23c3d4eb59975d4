import { classList } from '@hub/web';
import type { EventArt as Art } from '@hub/contracts/events';
import type { ReactNode } from 'react';
import { BannerArt, inksOf } from '../../../art/event-art.tsx';
import css from './event-art.module.css';

export const EventArt = ({ art, picture = '', children }: { art: Art; picture?: string; children?: ReactNode }) => (
  <span className={classList(css.box, inksOf(art))}>
    <BannerArt art={art} picture={picture} />
    {children}
  </span>
);
