import { gatewayPaths } from '@hub/contracts/calls/shared/gateway';
import type { MountPhase, MountSignal, SignalMessage, VitalSignal, Webview } from '@hub/contracts/shared';
import { buildOf, inForeignPage, inFrame, inGameWindow, sendBeacon } from '@hub/web';

function webview(): Webview {
  if (inForeignPage()) return 'foreign';
  if (inFrame()) return 'frame';
  return inGameWindow() ? 'webview' : 'browser';
}

export function sendSignals({ mounts = [], vitals = [] }: { mounts?: MountSignal[]; vitals?: VitalSignal[] }): void {
  const shell = buildOf('shell') ?? '';
  sendBeacon(gatewayPaths.signal, { webview: webview(), shell, mounts, vitals } satisfies SignalMessage);
}

/** Every failure tells of itself alone. `since`: when the page was wished for, in the time of the document. */
export function failureOf(area: string, phase: MountPhase, since = 0): MountSignal {
  const ms = Math.round(performance.now() - since);
  return { area, build: buildOf(area) ?? '', phase, ms, weight: 1 };
}
