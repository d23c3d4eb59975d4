import { gatewayPaths } from '@hub/contracts/calls/shared/gateway';
import { sendBeacon } from './beacon.ts';
import { pageData } from './page-data.ts';
import { pageAddress, pageElement } from './foreign-page.ts';

export type ErrorReport = { code: string; area: string; kind: 'load' | 'render' | 'script'; message: string };

/** The build that the page was given, whether or not it could be loaded. */
export function buildOf(area: string): string | undefined {
  return area === 'shell' ? pageElement().dataset.buildShell : pageData().registry.areas[area]?.build;
}

export function faultText(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause === undefined ? fault.message : `${fault.message}: ${faultText(fault.cause)}`;
}

/** Tells the gateway, without waiting and without personal data: no query, no token, no text of the player. */
export function reportError(report: ErrorReport): void {
  const message = report.message.slice(0, 500);
  const known = { build: buildOf(report.area), path: pageAddress().pathname };
  sendBeacon(gatewayPaths.browserReports, { ...report, message, ...known });
}

/** A short code a player can read out: `RS-support-7F3A`. */
export function errorCode(area: string): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint8Array(2));
  return `RS-${area}-${((a << 8) | b).toString(16).padStart(4, '0').toUpperCase()}`;
}
