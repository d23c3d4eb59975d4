import { pageElement } from '@hub/web';
import type { CaptchaView, OutsideProvider } from '@hub/contracts/shared';

type WidgetOptions = {
  sitekey: string;
  action: string;
  theme: 'auto' | 'light' | 'dark';
  language: string;
  size: 'flexible';
  'response-field': false;
  'refresh-expired': 'auto';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => boolean;
  'unsupported-callback': () => boolean;
  'before-interactive-callback': () => void;
};
type WidgetApi = {
  render: (place: HTMLElement, options: WidgetOptions) => string | undefined;
  reset: (id: string) => void;
  remove: (id: string) => void;
};

export type Widget = { renew: () => void; remove: () => void };
export type WidgetEvents = {
  passed: (token: string) => void;
  /** The token is too old; the widget makes a new one by itself. */
  expired: () => void;
  failed: () => void;
  asks: () => void;
};

const globalNames: Record<OutsideProvider, string> = { turnstile: 'turnstile' };

const LIMIT_MS = 15_000;
const loading = new Map<string, Promise<WidgetApi>>();

function loadScript(url: string, name: string): Promise<WidgetApi> {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      failed(new Error('captcha script: not loaded'));
    };
    const timer = setTimeout(fail, LIMIT_MS);
    script.src = url;
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      const api = (globalThis as unknown as Record<string, WidgetApi | undefined>)[name];
      if (!api) return fail();
      clearTimeout(timer);
      done(api);
    };
    document.head.append(script);
  });
}

/** The provider's functions. One load for all forms; a failed one may be tried again. */
function apiOf({ script_url, provider }: CaptchaView): Promise<WidgetApi> {
  const known = loading.get(script_url);
  if (known) return known;
  const started = loadScript(script_url, globalNames[provider as OutsideProvider]);
  loading.set(script_url, started);
  started.catch(() => loading.delete(script_url));
  return started;
}

/** The page's own choice; without one the widget follows the device as we do. */
function themeOfPage(): WidgetOptions['theme'] {
  const { theme } = pageElement().dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

const languages: Record<string, string> = { 'zh-TW': 'zh-tw', 'zh-HK': 'zh-tw' };

/** Throws when the provider's script does not come. */
export async function showWidget(
  view: CaptchaView,
  place: HTMLElement,
  language: string,
  events: WidgetEvents,
): Promise<Widget> {
  const api = await apiOf(view);
  const failed = () => {
    events.failed();
    return true;
  };
  const id = api.render(place, {
    sitekey: view.site_key,
    action: view.form,
    theme: themeOfPage(),
    language: languages[language] ?? language,
    size: 'flexible',
    'response-field': false,
    'refresh-expired': 'auto',
    callback: events.passed,
    'expired-callback': events.expired,
    'error-callback': failed,
    'unsupported-callback': failed,
    'before-interactive-callback': events.asks,
  });
  if (id === undefined) throw new Error('captcha widget: not drawn');
  return { renew: () => api.reset(id), remove: () => api.remove(id) };
}
