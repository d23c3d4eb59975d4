import { askPlan, loadPlatform } from './load-platform.ts';
import type { MountOptions, Mounted } from './mount-options.ts';
import { demandFreePage, enterPage, leavePage, ownRoot } from './one-mount.ts';
import { RestingBox } from './resting-box.ts';

/* The script behind `/platform.js`, for pages of other sites: `PlayerHub.mount(element, { area, game, … })`. */

const script = document.currentScript as HTMLScriptElement | null;
const ownOrigin = script?.src ? new URL(script.src).origin : '';

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
  private going = new AbortController();
  private over = false;

  constructor(
    element: Element,
    private readonly options: MountOptions,
    private readonly base: string,
  ) {
    this.box = new RestingBox(options.language);
    element.append(this.root.host);
  }

  readonly unmount = (): void => {
    if (this.over) return;
    this.over = true;
    leavePage(this);
    const hadFocus = this.root.activeElement !== null;
    this.clear();
    this.box.element.remove();
    this.root.host.remove();
    if (hadFocus && this.focused instanceof HTMLElement && this.focused.isConnected) this.focused.focus();
  };

  private readonly close = (): void => {
    if (this.over) return;
    this.unmount();
    try {
      this.options.onClose?.();
    } catch (fault) {
      say(fault);
    }
  };

  private clear(): void {
    this.end?.();
    this.end = undefined;
    this.going.abort();
  }

  readonly start = async (): Promise<void> => {
    if (this.over) return;
    this.clear();
    const { signal } = (this.going = new AbortController());
    const { root, base, options } = this;
    this.box.wait();
    root.append(this.box.element);
    try {
      const plan = await askPlan(base, options, signal);
      const platform = await loadPlatform(base, plan);
      if (signal.aborted) return;
      const [reload, close, failed] = [() => void this.start(), this.close, this.failed];
      const end = await platform.mountArea({ root, base, plan, options, signal, reload, close, failed });
      if (signal.aborted) return end();
      this.end = end;
      this.box.element.remove();
    } catch (fault) {
      if (!signal.aborted) this.failed(fault);
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

/** Refuses what a page has already. Whatever else goes wrong is said in the element and on the console; the page around goes on. */
function mount(element: Element, options: MountOptions): Mounted {
  demandFreePage();
  try {
    const mounted = new Mount(element, options, new URL(options.base ?? ownOrigin).origin);
    enterPage(mounted);
    void mounted.start();
    return { unmount: mounted.unmount };
  } catch (fault) {
    say(fault);
    return { unmount: () => undefined };
  }
}

Object.assign(window, { PlayerHub: { mount } });
