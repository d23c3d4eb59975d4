/** Any folder of `services/`: a table of names would have to be released in every process before a new one could speak. */
export type ServiceName = string;
export const SERVICE_NAME = /^[a-z][a-z-]{1,31}$/;

/**
 * One row of the route table.
 * `who`: anon = open to all, a token is read when it comes; player = a P, S or K token is needed; staff = staff session
 * and, for a change, the CSRF header; partner = signed by a game's server, which the service proves: tokens and cookies are not
 * even looked at, and refusals are words for machines. `half`: a staff session may still lack its second factor.
 * `limit`: the name of a rate limit of the gateway. `bodyKb`: largest request body in KiB. `answerMs`: how long the
 * service may think once it has the whole body. `passToken`: the service answers with the player's site token, so the
 * gateway hands it on inside the signed identity. `handOver`: a half-written report that goes on in another browser may
 * make this call; everywhere else its token counts for nothing. `member`: a member of the site may, under the same rule. `versioned`: it changes a thing that others change too, and must
 * say in `If-Match` which version was read. `once`: an `Idempotency-Key` makes repeated sending one submit. `status`: of a success.
 * `form`: its body is a form that a browser or another machine posts (`application/x-www-form-urlencoded`), from whatever page; who sends it is
 * proven by what it says, so tokens and cookies are not looked at. No other row takes such a body.
 * `sameOrigin`: only a page of this site may make it, as JSON: it reads or sets a cookie that is the caller's session.
 * A GET changes nothing: what does is another method, for which a staff session wants the CSRF header.
 */
export type Route<Path extends string = string, Method extends HttpMethod = HttpMethod> = {
  method: Method;
  path: Path;
  service: ServiceName;
  who: 'anon' | 'player' | 'staff' | 'partner';
  limit: LimitName;
  bodyKb: number;
  answerMs: number;
  passToken: boolean;
  handOver: boolean;
  member: boolean;
  versioned: boolean;
  half: boolean;
  once: boolean;
  form: boolean;
  sameOrigin: boolean;
  status: number;
};
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The body of a row that says `form`. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
export const isFormType = (type = ''): boolean => type.split(';')[0]?.trim().toLowerCase() === FORM_TYPE;

export type Calls = Record<string, Route>;

export const limitNames = [
  'read',
  'write',
  'lookup',
  'login',
  'create',
  'captcha',
  'upload',
  'redeem',
  'media',
  'partner',
  'partnerRevoke',
  'partnerVip',
  'provider',
] as const;
export type LimitName = (typeof limitNames)[number];

type RouteOptions = Partial<Omit<Route, 'method' | 'path' | 'service'>>;

export const ANSWER_MS = 10_000;

/** Declares a row; a read is limited as a read and carries no body unless said otherwise. */
export function route<const Path extends string, Method extends HttpMethod>(
  service: ServiceName,
  method: Method,
  path: Path,
  options: RouteOptions = {},
): Route<Path, Method> {
  const reads = method === 'GET';
  return {
    method,
    path,
    service,
    who: options.who ?? 'anon',
    limit: options.limit ?? (reads ? 'read' : 'write'),
    bodyKb: options.bodyKb ?? (reads ? 0 : 64),
    answerMs: options.answerMs ?? ANSWER_MS,
    passToken: options.passToken ?? false,
    handOver: options.handOver ?? false,
    member: options.member ?? false,
    versioned: options.versioned ?? false,
    half: options.half ?? false,
    once: options.once ?? false,
    form: options.form ?? false,
    sameOrigin: options.sameOrigin ?? false,
    status: options.status ?? 200,
  };
}

export const callsOf = (service: ServiceName) => ({
  get: <const Path extends string>(path: Path, options?: RouteOptions) => route(service, 'GET', path, options),
  post: <const Path extends string>(path: Path, options?: RouteOptions) => route(service, 'POST', path, options),
  put: <const Path extends string>(path: Path, options?: RouteOptions) => route(service, 'PUT', path, options),
  delete: <const Path extends string>(path: Path, options?: RouteOptions) => route(service, 'DELETE', path, options),
});

export const rowsOf = (...groups: Calls[]): Route[] => groups.flatMap((calls) => Object.values(calls));
