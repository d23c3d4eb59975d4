import { layerOrder } from '@hub/federation/areas';
import type { MountFile } from '@hub/federation/mount-plan';
import { isIntegrity } from '@hub/contracts/integrity';
import { LoadFault, tryTwice, within } from '@hub/web';
import { PAGE, scopeCss } from './scope-css.ts';

const LIMIT_MS = 6_000;

/** Nothing of the page around is inherited; `rem` and `html` come after it. */
const BARE = `@layer ${layerOrder.join()};@layer reset{[data-hub-frame]{container-type:inline-size}${PAGE}{all:initial;display:block;direction:ltr}}`;

/** What the reader has chosen in the browser, whatever the page around makes of its root. */
function ownRemPx(root: ShadowRoot): number {
  const probe = document.createElement('span');
  probe.style.cssText = 'all:initial;font-size:medium';
  root.append(probe);
  const px = parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return px || 16;
}

/** The sheets of one shadow root. They stay there from one mount to the next, as the chunks that asked for them do. */
export class Sheets {
  private readonly remPx: number;
  private readonly known = new Set<string>();
  private theme: ((css: string) => void) | undefined;

  constructor(
    private readonly root: ShadowRoot,
    private readonly base: string,
  ) {
    this.remPx = ownRemPx(root);
    this.adopt(BARE);
    // Where chunks of ours put their sheets in place of the document's head.
    Object.assign(globalThis, { __hubSheets: { appendChild: (link: HTMLLinkElement) => void this.addLink(link) } });
  }

  async add({ href, integrity }: MountFile): Promise<void> {
    if (this.known.has(href)) return;
    if (!isIntegrity(integrity)) throw new LoadFault('integrity', { file: href });
    const address = new URL(href, this.base).href;
    const css = await tryTwice(() => within(LIMIT_MS, this.fetch(address, integrity)));
    this.adopt(scopeCss(css, { href: address, remPx: this.remPx }));
    this.known.add(href);
  }

  wear(themeCss: string): void {
    const css = scopeCss(`@layer brand{${themeCss}}`, { href: this.base, remPx: this.remPx });
    if (this.theme) this.theme(css);
    else this.theme = this.adopt(css);
  }

  private async addLink(link: HTMLLinkElement): Promise<void> {
    try {
      await this.add({ href: link.href, integrity: link.integrity });
      link.onload?.(new Event('load'));
    } catch {
      link.onerror?.(new Event('error'));
    }
  }

  private async fetch(address: string, integrity: string): Promise<string> {
    const answer = await fetch(address, { integrity, mode: 'cors', credentials: 'omit' });
    if (!answer.ok) throw new LoadFault(String(answer.status), { file: address });
    return answer.text();
  }

  /** Answers what replaces the text. A sheet made by script needs no leave of the page's policy; older browsers have no such sheets. */
  private adopt(css: string): (css: string) => void {
    const { root } = this;
    if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      return (next) => sheet.replaceSync(next);
    }
    const style = Object.assign(document.createElement('style'), { textContent: css });
    root.append(style);
    return (next) => {
      style.textContent = next;
    };
  }
}
