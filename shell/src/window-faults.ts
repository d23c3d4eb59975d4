import { errorCode, reportError } from '@hub/web';

const LIMIT = 5;
let told = 0;

/** What no boundary sees. Few per page: one broken loop must not become a thousand reports. */
function tell(fault: unknown): void {
  if (told >= LIMIT) return;
  told += 1;
  const message = fault instanceof Error ? fault.message : String(fault);
  reportError({ code: errorCode('page'), area: 'shell', kind: 'script', message });
}

addEventListener('error', (event) => tell(event.error ?? event.message));
addEventListener('unhandledrejection', (event) => tell(event.reason));
