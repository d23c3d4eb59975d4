import { classList, WindowPicture } from '@hub/web';
import type { EventArt } from '@hub/contracts/events';
import css from './event-art.module.css';

const banners: Record<EventArt, URL> = {
  lantern: new URL('./pictures/lantern.svg', import.meta.url),
  summer: new URL('./pictures/summer.svg', import.meta.url),
  treasure: new URL('./pictures/treasure.svg', import.meta.url),
  anniversary: new URL('./pictures/anniversary.svg', import.meta.url),
  delivery: new URL('./pictures/delivery.svg', import.meta.url),
  winter: new URL('./pictures/winter.svg', import.meta.url),
};
const rewards: Record<EventArt, URL> = {
  lantern: new URL('./pictures/lantern-reward.svg', import.meta.url),
  summer: new URL('./pictures/summer-reward.svg', import.meta.url),
  treasure: new URL('./pictures/treasure-reward.svg', import.meta.url),
  anniversary: new URL('./pictures/anniversary-reward.svg', import.meta.url),
  delivery: new URL('./pictures/delivery-reward.svg', import.meta.url),
  winter: new URL('./pictures/winter-reward.svg', import.meta.url),
};

/** A drawing, and the address of a picture of the event's own in its place. */
type Art = { art: EventArt; picture?: string };

/** Inks of an event's banner, for the `PageWindow` or the box that it lies in. */
export const inksOf = (art: EventArt): string | undefined => classList(css.inks, css[art]);

/** The picture of an event's banner, decoration only. It fills its box, with what is to be seen at the right. */
export function BannerArt({ art, picture }: Art) {
  return <WindowPicture src={picture || banners[art].href} />;
}

/** The small picture beside a reward of the event, decoration only. */
export function RewardArt({ art, picture, size = 44 }: Art & { size?: number }) {
  const src = picture || rewards[art].href;
  return <img className={css.reward} src={src} alt="" width={size} height={size} loading="lazy" />;
}
