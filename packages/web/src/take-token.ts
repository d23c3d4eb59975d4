import { gameOfAddress } from './page-address.ts';
import { getSession, kindOfToken, startSession, type SessionKind } from './session.ts';

const ORDER_KEY = 'hub.order';
/** Where storage is refused, as some web views do. */
let held: string | null = null;

/** An order's token is opaque, all others are JWTs; it names one order and never speaks for the player. */
const isOrderToken = (path: string, token: string) => path.startsWith('/wire_report') && token.split('.').length !== 3;

/** `search`: the query with the token in it. */
export function takeToken(path: string, search: string): SessionKind | 'O' | undefined {
  const token = new URLSearchParams(search).get('token');
  if (!token) return undefined;
  if (isOrderToken(path, token)) {
    setOrderToken(token);
    return 'O';
  }
  const kind = kindOfToken(token);
  startSession(token, gameOfAddress(path, search) ?? getSession()?.game ?? '', kind);
  return kind;
}

export function withoutToken(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('token');
  const rest = params.toString();
  return rest ? `?${rest}` : '';
}

/** Of the order that this tab is about. */
export function setOrderToken(token: string): void {
  try {
    sessionStorage.setItem(ORDER_KEY, token);
  } catch {
    held = token;
  }
}

/** Who leaves the tab takes it along. */
export function dropOrderToken(): void {
  held = null;
  try {
    sessionStorage.removeItem(ORDER_KEY);
  } catch {
    // Nothing was kept.
  }
}

export function getOrderToken(): string | null {
  try {
    return sessionStorage.getItem(ORDER_KEY) ?? held;
  } catch {
    return held;
  }
}
