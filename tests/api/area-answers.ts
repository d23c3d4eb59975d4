import { Desk, type Account } from './desk-session.ts';
import { filesOfAreas } from '../files-of-areas.ts';
import { partnerToken } from './player-answers.ts';
import type { Recorder } from './recorder.ts';

/** `player`: a token of a game. `signedIn`: somebody of the staff, by login. */
export type Known = { player: string; signedIn(login: string): Promise<Desk> };
/** Makes each call of an area so that it succeeds, and so that it is refused. */
export type AreaAnswers = (site: Recorder, known: Known) => Promise<void>;

type Options = { origin: string; folder: string; account(login: string): Account; newCodes(): Promise<unknown> };

/** Areas whose calls are tried by a file in their own folder, as `npm run new:mfe` writes it. */
export async function answerForAreas(site: Recorder, { origin, folder, account, newCodes }: Options): Promise<void> {
  const signedIn = async (login: string) => {
    await newCodes();
    const desk = new Desk(site, origin);
    await desk.signIn(account(login));
    return desk;
  };
  for (const { file } of await filesOfAreas<{ answerCalls: AreaAnswers }>('services/*/test/api-answers.ts'))
    await file.answerCalls(site, { player: partnerToken(folder), signedIn });
}
