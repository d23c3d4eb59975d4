import { errorCode, faultText, fetchAnew, reportError, type ErrorReport } from '@hub/web';
import { failureOf, sendSignals } from '../signal/send-signals.ts';
import { watchdogTexts } from './watchdog-texts.ts';

/** So long the site may take until somebody is told that it does. */
const PATIENCE_MS = 8_000;
const OWN = /\/r\/shell\//;

/** The skeleton of the document, until the site is drawn over it. */
const skeleton = () => document.querySelector('#root > .boot');

function wordOf(name: keyof typeof watchdogTexts): string {
  const { tw, en, hk = tw }: { tw: string; en: string; hk?: string } = watchdogTexts[name];
  const { lang } = document.documentElement.dataset;
  if (lang === 'en') return en;
  return lang === 'zh-HK' ? hk : tw;
}

function part(name: string, text: string, className = 'boot-note'): HTMLElement {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

/** Words in the place of the page. A site that is only late is drawn over them. */
function say(kind: ErrorReport['kind'], message: string, file?: string): void {
  const page = skeleton();
  if (!page || page.querySelector('[role=alert]')) return;
  const code = errorCode('shell');
  const button = part('button', wordOf('retry'), 'boot-retry');
  button.onclick = () => void Promise.resolve(file && fetchAnew(file)).then(() => location.reload());
  const words = part('div', '', 'boot-words');
  words.setAttribute('role', 'alert');
  words.append(
    part('h1', wordOf('title'), 'boot-title'),
    part('p', wordOf('words')),
    button,
    part('p', `${wordOf('code')} ${code}`),
  );
  page.removeAttribute('data-window');
  page.querySelector('main')?.replaceChildren(words);
  reportError({ code, area: 'shell', kind, message });
  (window.__boot ??= {}).failed = true;
  sendSignals({ mounts: [failureOf('shell', kind === 'script' ? 'script' : 'entry')] });
}

/** A file that the site cannot start without; its style sheet is one. */
function onError(event: Event): void {
  const { target } = event;
  if (event instanceof ErrorEvent) {
    if (OWN.test(event.filename)) say('script', event.message);
    return;
  }
  if (!(target instanceof HTMLElement) || target.dataset.start === undefined) return;
  (window.__boot ??= {}).halted = true;
  const file = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
  say('load', `cannot be loaded: ${file}`, file);
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  if (reason instanceof Error && OWN.test(reason.stack ?? '')) say('script', faultText(reason));
}

/** Watches over the start of the site from inside the document: nothing else is there when the shell is missing. */
export function watchStart(): void {
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', onRejection);
  setTimeout(say, PATIENCE_MS, 'load', 'cannot be loaded: timeout');
}
