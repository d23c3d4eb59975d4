import type { Sentence } from '@hub/contracts/shared';
import { errorCode } from '@hub/web';
import { watchdogTexts } from '../boot/watchdog-texts.ts';
import { loaderTexts } from './loader-texts.ts';

const BOX =
  'all:initial;display:block;box-sizing:border-box;padding:24px 16px;color-scheme:light dark;background:Canvas;color:CanvasText;' +
  'font:16px/1.7 system-ui,"PingFang TC","Noto Sans TC","Microsoft JhengHei",sans-serif;overflow-wrap:anywhere';
const TITLE = 'margin:0 0 12px;font-size:24px;line-height:1.35;font-weight:600';
const LINE = 'margin:0 0 16px;max-width:34em';
const BUTTON =
  'min-height:44px;margin:0 8px 16px 0;padding:0 20px;border:1px solid;border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer';

function wordOf(text: Sentence, language: string | undefined): string {
  const { tw, en, hk = tw }: { tw: string; en: string; hk?: string } = text;
  if (language?.startsWith('en')) return en;
  return language === 'zh-HK' ? hk : tw;
}

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, style: string, text: string) {
  const made = Object.assign(document.createElement(name), { textContent: text });
  made.style.cssText = style;
  return made;
}

const htmlLang = (language = 'zh-TW') => language.replace('zh-', 'zh-Hant-');

/** Stands in the element until the area does, and again when it cannot. Needs no file but this one. */
export class RestingBox {
  readonly element = part('div', BOX, '');

  constructor(private readonly language: string | undefined) {
    this.element.lang = htmlLang(language);
  }

  wait(): void {
    this.element.setAttribute('role', 'status');
    this.element.replaceChildren(part('p', LINE, wordOf(loaderTexts.waiting, this.language)));
  }

  rest({ area, onRetry, onClose }: { area: string; onRetry: () => void; onClose: () => void }): void {
    const say = (text: Sentence) => wordOf(text, this.language);
    const retry = part('button', BUTTON, say(watchdogTexts.retry));
    retry.onclick = onRetry;
    const close = part('button', BUTTON, say(loaderTexts.close));
    close.onclick = onClose;
    this.element.setAttribute('role', 'alert');
    this.element.replaceChildren(
      part('h2', TITLE, say(watchdogTexts.title)),
      part('p', LINE, say(watchdogTexts.words)),
      retry,
      close,
      part('p', LINE, `${say(watchdogTexts.code)} ${errorCode(area)}`),
    );
  }
}
