import type { Boot } from '@hub/web';

const PART = /[{]([\w.]+)[}]/g;

function told(answer: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], answer);
  return typeof found === 'string' ? found : '';
}

/** The first of these addresses whose open parts are all told. */
function addressIn(answer: unknown, addresses: string[]): string | undefined {
  const known = addresses.find((address) => [...address.matchAll(PART)].every(([, path = '']) => told(answer, path)));
  return known?.replace(PART, (_, path: string) => told(answer, path));
}

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
  if (!addresses || !answer) return undefined;
  const picture: Boot['picture'] = { page: location.pathname + location.search };
  const show = async () => {
    const response = await answer;
    if (response.ok) picture.src = addressIn(await response.clone().json(), addresses);
    if (picture.src) paint(picture.src);
  };
  show().catch(() => undefined);
  return picture;
}
