import { object, string, type InferType } from 'yup';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `http://localhost:3104` of an address of the own machine, without path, query or name of a user; else null. */
export function loopbackOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, origin, href } = new URL(text);
  const isPlain = href === `${origin}/`;
  return /^https?:$/.test(protocol) && LOOPBACK.has(hostname) && port && isPlain ? origin : null;
}

const withoutPage = (text: string): string => (URL.canParse(text) ? new URL(text).origin : text);

/** Where `npm run dev` runs: an address of the own machine with a port; also one of a page there, as that prints them. */
export const localRemoteBody = object({
  address: string()
    .trim()
    .transform(withoutPage)
    .max(60, 'LOCAL_ADDRESS')
    .required('FIELD_REQUIRED')
    .test('loopback', 'LOCAL_ADDRESS', (text) => loopbackOrigin(text) !== null),
});
export type LocalRemoteBody = InferType<typeof localRemoteBody>;
/** `until`: +08:00; `page`: a page of the area. */
export type LocalRemoteView = { address: string; until: string; page: string };
