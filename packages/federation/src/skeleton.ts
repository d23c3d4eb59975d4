/**
 * What stands on the page before the shell has started: bar and title, in the place and size of the real ones, so that
 * nothing moves. The style is inline and constant, its hash is in the CSP; it needs nothing but the tokens.
 */
export const skeletonCss = [
  '@layer reset{*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;background:var(--page);color:var(--ink);',
  'font:400 var(--f16) var(--font);line-break:strict;overflow-wrap:anywhere;text-autospace:normal}',
  'body{margin:0;min-height:100vh;min-height:100dvh}}',
  '@layer shell{.boot-bar{height:56px;padding:0 16px;display:flex;align-items:center;gap:10px;font-weight:600;',
  'background:var(--surface);box-shadow:inset 0 -1px var(--line)}',
  '.boot-bar svg{width:24px;height:24px}',
  '[data-ui=webview] .boot-bar{visibility:hidden}',
  '.boot-title{margin:0;padding:24px 16px;font:600 var(--f30) var(--font)}',
  '.boot-note{padding:0 16px;max-width:34em;margin:auto}',
  '.boot-window{background:var(--p1);color:#fff;min-height:200px}',
  '.boot-window .boot-bar{background:none;box-shadow:none}',
  '.boot-window .boot-title{font-size:2rem;letter-spacing:.03em}',
  '@media(min-width:768px){.boot-bar,.boot-title{padding-left:max(24px,calc(50vw - 536px))}}}',
].join('');

export type Skeleton = { title: string; window: boolean; lang: string };

const noScript: Record<string, string> = {
  'zh-HK': '請開啟瀏覽器的 JavaScript 再重新載入，才能使用客戶服務頁面。',
  en: 'Please switch on JavaScript in your browser and reload: this site needs it.',
};
const NO_SCRIPT_TW = '請開啟瀏覽器的 JavaScript 再重新整理，客服頁面才能使用。';

const logo =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true">' +
  '<path d="M4 12.5V4h8.5M20 11.5V20h-8.5"/><circle cx="12" cy="12" r="2" fill="currentColor" stroke="none"/></svg>';

/** The texts must already be escaped. */
export function skeletonHtml({ title, window, lang }: Skeleton): string {
  return (
    `<div class="${window ? 'boot-window' : ''}"><div class="boot-bar">${logo}<span>Player Hub</span></div>` +
    `<main><h1 class="boot-title">${title}</h1></main></div>` +
    `<noscript><p class="boot-note">${noScript[lang] ?? NO_SCRIPT_TW}</p></noscript>`
  );
}
