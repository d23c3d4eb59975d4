import { endSession, kindOfToken, siteAddress, startSession, within } from '@hub/web';
import type { MountOptions } from './mount-options.ts';

const LIMIT_MS = 8_000;

/** The mount has the token that it was given and no other; a game's own becomes ours where the area exchanges it. */
export async function beginSession(
  { token, game }: MountOptions,
  { exchange, language, isCurrent }: { exchange?: string; language: string; isCurrent: () => boolean },
): Promise<void> {
  endSession();
  if (!token) return;
  startSession(token, game);
  if (kindOfToken(token) !== 'P' || !exchange) return;
  // The gateway takes a game's own token as well, and what it refuses is said by the page.
  const ours = await within(LIMIT_MS, exchanged(exchange, token, { game, language })).catch(() => undefined);
  if (ours && isCurrent()) startSession(ours, game);
}

async function exchanged(
  exchange: string,
  token: string,
  { game, language }: { game: string; language: string },
): Promise<string | undefined> {
  const answer = await fetch(siteAddress(exchange), {
    method: 'POST',
    body: JSON.stringify({ search_string: `?${new URLSearchParams({ param_game_id: game })}` }),
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language, 'x-auth-token': token },
    credentials: 'omit',
  });
  if (!answer.ok) return undefined;
  const { token: ours } = (await answer.json()) as { token?: string };
  return ours || undefined;
}
