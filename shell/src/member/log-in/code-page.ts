import { newKey } from '@hub/web';

const NAME = 'hub:code-page';
let here = '';

/** Names this tab to the server, which lets it show the codes that it asked for itself whatever others try; it outlives a reload. */
function codePage(): string {
  try {
    here = sessionStorage.getItem(NAME) ?? (here || newKey());
    sessionStorage.setItem(NAME, here);
  } catch {
    here ||= newKey();
  }
  return here;
}

export type Unpaged<Body> = Omit<Body, 'page'>;
export const onThisPage = <Body extends object>(body: Body): Body & { page: string } => ({ ...body, page: codePage() });
