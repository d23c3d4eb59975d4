import pino, { type DestinationStream, type Logger } from 'pino';
import { currentRequest } from './request-id.ts';

export type Log = Logger;

/** Only these fields ever reach a log line, so a body, a header or a query string cannot slip in. */
const allowed = new Set([
  'rid',
  'code',
  'route',
  'status',
  'ms',
  'game',
  'kind',
  'msg',
  'job',
  'attempt',
  'count',
  'url',
  'stack',
  'reason',
  'build',
  'area',
  'pid',
  'seq',
  'day',
  'head',
]);

export function createLog(svc: string, level: string, build = '', to?: DestinationStream): Log {
  const settings = {
    level,
    base: { svc },
    mixin: () => ({ build, rid: currentRequest() }),
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'msg',
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: object) => Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name))),
    },
  };
  return to ? pino(settings, to) : pino(settings);
}

/** Addresses and quoted values of a message are somebody's data. */
const masked = (text: string) =>
  text.replace(/[^\s<>"'`,;:=]+@[^\s<>"'`,;]+/g, '[address]').replace(/'[^'\n]*'/g, "'…'");

export function faultOf(error: unknown): { code: string; reason: string; stack: string } {
  const fault = error as { code?: unknown; message?: unknown; stack?: unknown };
  const reason = masked(String(fault?.message ?? error));
  return { code: String(fault?.code ?? ''), reason, stack: masked(String(fault?.stack ?? '')) };
}
