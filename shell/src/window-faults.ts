import { errorCode, faultText, reportError } from '@hub/web';
import { areaOfScript } from './remotes/area-of-script.ts';

const LIMIT = 5;
let told = 0;

/** What no boundary sees. Few per page: one broken loop must not become a thousand reports. */
function tell(fault: unknown, script = ''): void {
  if (told >= LIMIT) return;
  told += 1;
  const area = areaOfScript(script || (fault instanceof Error ? (fault.stack ?? '') : ''));
  reportError({ code: errorCode('page'), area, kind: 'script', message: faultText(fault) });
}

addEventListener('error', (event) => tell(event.error ?? event.message, event.filename));
addEventListener('unhandledrejection', (event) => tell(event.reason));
