import type { WindowSize } from './descriptor.ts';

/** In the place and size of the real ones, so that nothing moves. Its constant style has its hash in the CSP. */
export const skeletonCss = [
  '@layer reset{*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;background:var(--page);color:var(--ink);',
  'font:400 var(--f16) var(--font);line-break:strict;overflow-wrap:anywhere;text-autospace:normal}',
  'body{margin:0;min-height:100vh;min-height:100dvh}}',
  '@layer shell{.boot{--edge:max(16px,env(safe-area-inset-left))}',
  '.boot-bar{height:calc(56px + env(safe-area-inset-top));padding:env(safe-area-inset-top) var(--edge) 0;display:flex;',
  'align-items:center;gap:10px;font-weight:600;background:var(--surface);box-shadow:inset 0 -1px var(--line)}',
  '.boot-bar svg{width:24px;height:24px}',
  '[data-ui=webview] .boot-bar{visibility:hidden}[data-ui=frame] .boot-bar{display:none}',
  '.boot-title{margin:0;padding:24px var(--edge);font:600 var(--f30) var(--font)}',
  '.boot-note{padding:0 16px;max-width:34em;margin:auto}',
  '.boot-words{padding:24px var(--edge)}.boot-words>*{margin:0 0 16px;padding:0;max-width:34em}',
  '.boot-retry{min-height:44px;padding:0 20px;border:1px solid;border-radius:8px;font:inherit;font-weight:600;',
  'color:inherit;background:none;cursor:pointer}',
  '.boot[data-window] .boot-bar{position:absolute;inset:0 0 auto;z-index:1;color:#fff;background:none;box-shadow:none}',
  '.boot-window{position:relative;display:flex;align-items:flex-end;min-height:202px;padding-top:56px;background:var(--p1);color:#fff}',
  '[data-window=tall] .boot-window{min-height:254px}[data-window=slim] .boot-window{min-height:0;height:68px}',
  '.boot-picture,.boot-picture>*{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:100% 50%}',
  '.boot-picture::after{content:"";position:absolute;inset:0;opacity:.9;',
  'background:linear-gradient(68deg,var(--p1) 12%,#0000 60%),linear-gradient(0deg,var(--p1) 24%,#0000 78%)}',
  '.boot-window .boot-title{position:relative;padding-bottom:82px;font-size:2rem;line-height:2.75rem;letter-spacing:.03em;',
  'text-shadow:0 0 2px var(--p1),0 0 8px var(--p1),0 0 16px var(--p1)}',
  '[data-window=flow] .boot-title{font-size:1.75rem;line-height:2.5rem}',
  '.boot:is([data-window=tall],[data-window=flow]) .boot-title{padding-left:calc(var(--edge) + 35px)}',
  '[data-ui=webview] [data-window=flow] .boot-window{min-height:0;height:68px}',
  '[data-ui=webview] [data-window=flow] .boot-title{visibility:hidden}',
  '@media(min-width:768px){.boot{--edge:max(24px,calc(50vw - 536px))}[data-window=tall] .boot-window{min-height:304px}',
  '.boot-window .boot-title{padding-bottom:110px;font-size:2.75rem;line-height:3.5rem}',
  '.boot-picture>*{inset:0 0 0 auto;width:auto;aspect-ratio:18/7;-webkit-mask:linear-gradient(90deg,#0000,#000 38%);',
  'mask:linear-gradient(90deg,#0000,#000 38%)}.boot-picture::after{background:linear-gradient(0deg,var(--p1),#0000 30%);opacity:.6}',
  '[data-window=flow] .boot-title{font-size:2.25rem;line-height:3rem}}',
  '@media(prefers-color-scheme:dark){:root:not([data-theme=light]) .boot-picture>*{filter:brightness(.88)}}',
  '[data-theme=dark] .boot-picture>*{filter:brightness(.88)}',
  // Nothing that is forced to a system colour lies under the words.
  '@media(forced-colors:active){.boot-picture{display:none}}}',
].join('');

export type Skeleton = { site: string; title: string; window?: WindowSize; lang: string; picture?: string };

const noScript: Record<string, string> = {
  'zh-HK': '請開啟瀏覽器的 JavaScript 再重新載入，才能使用客戶服務頁面。',
  en: 'Please switch on JavaScript in your browser and reload: this site needs it.',
};
const NO_SCRIPT_TW = '請開啟瀏覽器的 JavaScript 再重新整理，客服頁面才能使用。';

const logo =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true">' +
  '<path d="M4 12.5V4h8.5M20 11.5V20h-8.5"/><circle cx="12" cy="12" r="2" fill="currentColor" stroke="none"/></svg>';

/** Texts and the picture's address must already be escaped. The title stands on the picture, below it where the picture is slim. */
export function skeletonHtml({ site, title, window, lang, picture }: Skeleton): string {
  const heading = `<h1 class="boot-title">${title}</h1>`;
  const drawn = picture ? `<span class="boot-picture"><img alt="" fetchpriority="high" src="${picture}"></span>` : '';
  const top = window ? `<div class="boot-window">${drawn}${window === 'slim' ? '' : heading}</div>` : '';
  return (
    `<div class="boot"${window ? ` data-window="${window}"` : ''}><header class="boot-bar">${logo}<span>${site}</span></header>` +
    `<main>${top}${window && window !== 'slim' ? '' : heading}</main></div>` +
    `<noscript><p class="boot-note">${noScript[lang] ?? NO_SCRIPT_TW}</p></noscript>`
  );
}
