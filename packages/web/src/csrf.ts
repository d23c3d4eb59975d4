let current = '';

/** Keeps what the staff session asks back with every change. */
export function setCsrf(token: string): void {
  current = token;
}

/** The header for a call, if it is one that changes something at the staff desk. */
export function csrfHeader(url: string, method: string): Record<string, string> {
  return current && method !== 'GET' && url.startsWith('/api/staff/') ? { 'x-csrf-token': current } : {};
}

/** Is this tab signed in at the staff desk? */
export function isStaffTab(): boolean {
  return current !== '';
}
