import type { Boot } from '@hub/web';
import { inkIn, pictureIn } from '@hub/federation/picture-address';

/** Into the skeleton, as large as the page will draw it; a page that is there already has its own. */
function paint(src: string, ink: string | undefined): void {
  const box = document.querySelector<HTMLElement>('#root > .boot .boot-window');
  if (!box) return;
  const picture = Object.assign(document.createElement('span'), { className: 'boot-picture' });
  picture.append(Object.assign(new Image(), { fetchPriority: 'high', alt: '', src }));
  if (ink) box.style.setProperty('--p1', ink);
  box.prepend(picture);
}

/** Shows the picture that the first answer names while the scripts are on their way. */
export function showPicture(asked: Promise<Response> | undefined): Boot['picture'] {
  const { dataset } = document.documentElement;
  const addresses = dataset.picture?.split(' ');
  // Of a picture that is known its ink alone, else where it is told and what each stands for.
  const [ink = '', ...inks] = dataset.ink?.split(' ') ?? [];
  if (!addresses) return undefined;
  const picture: Boot['picture'] = { page: location.pathname + location.search };
  // What the gateway knew stands in the skeleton already.
  picture.src = pictureIn(undefined, addresses);
  if (picture.src) picture.ink = ink;
  if (picture.src || !asked) return picture;
  const show = async () => {
    const response = await asked;
    if (!response.ok) return;
    const answer: unknown = await response.clone().json();
    picture.src = pictureIn(answer, addresses);
    picture.ink = inkIn(answer, { told: ink, inks: Object.fromEntries(inks.map((row) => row.split(':'))) });
    if (picture.src) paint(picture.src, picture.ink);
  };
  show().catch(() => undefined);
  return picture;
}
