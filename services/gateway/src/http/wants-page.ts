import type { FastifyRequest } from 'fastify';

const parts = new Set(['script', 'style', 'image', 'font', 'worker', 'sharedworker', 'serviceworker', 'manifest']);

/** A navigation, or a program that takes anything; never the load of a script or a picture, nor a call for JSON. */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (parts.has(String(headers['sec-fetch-dest'] ?? ''))) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}
