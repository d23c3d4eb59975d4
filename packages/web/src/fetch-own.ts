import { tokenFor } from './session.ts';
import { siteAddress } from './foreign-page.ts';

/** A file of ours that only the holder of a token may have: of this tab's, if no other is given. Undefined when it does not come. */
export async function fetchOwn(address: string, signal: AbortSignal, token = tokenFor()): Promise<Blob | undefined> {
  const answer = await fetch(siteAddress(address), { signal, ...(token && { headers: { 'x-auth-token': token } }) });
  return answer.ok ? answer.blob() : undefined;
}
