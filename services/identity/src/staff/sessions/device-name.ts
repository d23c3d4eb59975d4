import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** In this order: most browsers also carry the names of those below them. */
const BROWSERS: [RegExp, string][] = [
  [/\bLine\//i, 'LINE'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (rows: [RegExp, string][], agent: string) => rows.find(([sign]) => sign.test(agent))?.[1];

/** A browser in words, `Chrome・Windows`; '' when nothing is recognised. The header itself is not kept. */
export function deviceName(agent: string): string {
  return [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter(Boolean).join('・');
}

export const CallerDevice = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  deviceName(context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent'] ?? ''),
);
