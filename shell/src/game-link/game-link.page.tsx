import { Navigate, useParams, useSearchParams, withToken } from '@hub/web';

/** Where a game's button may lead inside the site; everything else opens the game's service home. */
const ALLOWED = [
  /^\/(?:vip)?service\/[\w-]+(?:\/(?:query|list|create|confirm-issue|report-issue|view\/\d+))?$/,
  /^\/events\/event_serial$/,
  /^\/faq$/,
  /^\/help\/home$/,
];

/** The one link a game needs: `/g/H73/support?token=…&to=/service/H73/list`. */
export function GameLinkPage() {
  const { game = '' } = useParams();
  const [params] = useSearchParams();
  const [path = '', query] = (params.get('to') ?? '').split('?');
  const target = ALLOWED.some((pattern) => pattern.test(path)) ? path + (query ? `?${query}` : '') : `/service/${game}`;
  return <Navigate to={withToken(target)} replace />;
}
