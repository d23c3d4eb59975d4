import { askPlan, loadPlatform } from './load-platform.ts';
import type { MountOptions, Mounted } from './mount-options.ts';
import { RestingBox } from './resting-box.ts';

/* The script behind `/platform.js`, for pages of other sites: `PlayerHub.mount(element, { area, game, … })`. */

const script = document.currentScript as HTMLScriptElement | null;
const ownOrigin = script?.src ? new URL(script.src).origin : '';

let root: ShadowRoot | undefined;
let current: Mount | undefined;

/** One for the page, which moves from element to element: its sheets stay in it. */
function ownRoot(): ShadowRoot {
  if (root) return root;
  const host = document.createElement('div');
  host.style.cssText = 'all:initial!important;display:block!important';
  return (root = host.attachShadow({ mode: 'open' }));
}

/** Whoever builds the page reads it there. */
function say(fault: unknown): void {
  // eslint-disable-next-line no-console -- the page around has no other place
  console.error('PlayerHub', fault);
}

class Mount implements Mounted {
  private readonly root = ownRoot();
  private readonly box: RestingBox;
  private readonly focused = document.activeElement;
  private end: (() => void) | undefined;
  private turn = 0;
  private over = false;

  constructor(
    element: Element,
    private readonly options: MountOptions,
    private readonly base: string,
  ) {
    this.box = new RestingBox(options.language);
    element.append(this.root.host);
    void this.start();
  }

  readonly unmount = (): void => {
    if (this.over) return;
    this.over = true;
    const hadFocus = this.root.activeElement !== null;
    this.clear();
    this.box.element.remove();
    this.root.host.remove();
    if (current === this) current = undefined;
    if (hadFocus && this.focused instanceof HTMLElement && this.focused.isConnected) this.focused.focus();
  };

  private readonly close = (): void => {
    if (this.over) return;
    this.unmount();
    this.options.onClose?.();
  };

  private clear(): void {
    this.turn += 1;
    this.end?.();
    this.end = undefined;
  }

  private readonly start = async (): Promise<void> => {
    this.clear();
    const { turn, root, base, options } = this;
    this.box.wait();
    root.append(this.box.element);
    try {
      const plan = await askPlan(base, options);
      const platform = await loadPlatform(base, plan);
      if (turn !== this.turn) return;
      const [reload, close, failed] = [() => void this.start(), this.close, this.failed];
      const end = await platform.mountArea({ root, base, plan, options, reload, close, failed });
      if (turn !== this.turn) return end();
      this.end = end;
      this.box.element.remove();
    } catch (fault) {
      if (turn === this.turn) this.failed(fault);
    }
  };

  private readonly failed = (fault: unknown): void => {
    if (this.over) return;
    say(fault);
    this.clear();
    this.box.rest({ area: this.options.area, onRetry: () => void this.start(), onClose: this.close });
    this.root.append(this.box.element);
  };
}

/** Whatever goes wrong is said in the element and on the console; the page around goes on. */
function mount(element: Element, options: MountOptions): Mounted {
  try {
    current?.unmount();
    const base = new URL(options.base ?? ownOrigin).origin;
    current = new Mount(element, options, base);
    return { unmount: current.unmount };
  } catch (fault) {
    say(fault);
    return { unmount: () => undefined };
  }
}

Object.assign(window, { PlayerHub: { mount } });
