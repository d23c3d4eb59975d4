import type { Boot } from '@hub/web';
import { pictureIn } from '@hub/federation/picture-address';

/** Into the skeleton, as large as the page will draw it; a page that is there already has its own. */
function paint(src: string): void {
  const box = document.querySelector('#root > .boot .boot-window');
  if (!box) return;
  const picture = Object.assign(document.createElement('span'), { className: 'boot-picture' });
  picture.append(Object.assign(new Image(), { fetchPriority: 'high', alt: '', src }));
  box.prepend(picture);
}

/** Shows the picture that the first answer names while the scripts are on their way. */
export function showPicture(answer: Promise<Response> | undefined): Boot['picture'] {
  const addresses = document.documentElement.dataset.picture?.split(' ');
  if (!addresses) return undefined;
  const picture: Boot['picture'] = { page: location.pathname + location.search };
  // What the gateway knew stands in the skeleton already.
  picture.src = pictureIn(undefined, addresses);
  if (picture.src || !answer) return picture;
  const show = async () => {
    const response = await answer;
    if (response.ok) picture.src = pictureIn(await response.clone().json(), addresses);
    if (picture.src) paint(picture.src);
  };
  show().catch(() => undefined);
  return picture;
}
