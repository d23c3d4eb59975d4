import { boolean, number, object, string } from 'yup';
import type { PublishedRole } from './published-roles.ts';
import { limitNames, route, SERVICE_NAME, type Route } from './shared/route.ts';

/** Where a service publishes its rows of the route table. `mark` names what was heard last. */
export const publishedRoutesPath = (mark: string): string => `/internal/routes?${new URLSearchParams({ mark })}`;

/**
 * `rows` is null where nothing has changed since the mark that was asked with. `build`: what answers. `roles`: its own, all
 * of them each time. `proof`: by the key that it shares with the gateway.
 */
export type PublishedRoutesView = {
  mark: string;
  rows: Route[] | null;
  build?: string;
  roles?: PublishedRole[];
  proof?: string;
};

/** Names, and open parts; nothing that steps out of a folder. */
const PATH = /^\/(?:api|media)(?:\/(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*|:[a-z][A-Za-z_]*)){1,12}$/;
const LARGEST_BODY_KB = 128 * 1024;
const LONGEST_ANSWER_MS = 600_000;

const published = object({
  method: string()
    .oneOf(['GET', 'POST', 'PUT', 'DELETE'] as const)
    .required(),
  path: string().max(200).matches(PATH).required(),
  service: string().matches(SERVICE_NAME).required(),
  who: string()
    .oneOf(['anon', 'player', 'staff', 'partner'] as const)
    .required(),
  limit: string().oneOf(limitNames).required(),
  bodyKb: number().integer().min(0).max(LARGEST_BODY_KB).required(),
  answerMs: number().integer().min(100).max(LONGEST_ANSWER_MS).required(),
  status: number().oneOf([200, 201, 202, 204, 303]).required(),
  passToken: boolean(),
  handOver: boolean(),
  member: boolean(),
  versioned: boolean(),
  half: boolean(),
  once: boolean(),
  form: boolean(),
  sameOrigin: boolean(),
});

/** Throws. What an older service does not know is as usual; what a newer one knows besides is left out. */
export function readRow(given: unknown): Route {
  const { service, method, path, ...options } = published.validateSync(given, { strict: true });
  return route(service, method, path, options as Partial<Route>);
}
