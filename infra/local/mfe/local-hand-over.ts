import { readFileSync } from 'node:fs';
import { localFolder } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import { controlFile, type Control } from '../site/control-port.ts';

const LIMIT_MS = 300_000;

/** New processes of a service of the local site take over from those that run, without a break. */
export async function handOverLocally(service: string, build: string, folder: string = localFolder): Promise<void> {
  const { url, secret } = controlOf(folder);
  const address = new URL(`/hand-over?${new URLSearchParams({ service, build })}`, url);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${secret}` }, signal }).catch(
    (error: Error) => {
      throw new Refusal(`The local site does not answer: ${error.message}`);
    },
  );
  if (!answer.ok) throw new Refusal(((await answer.json()) as { msg: string }).msg);
}

function controlOf(folder: string): Control {
  try {
    return JSON.parse(readFileSync(controlFile(folder), 'utf8')) as Control;
  } catch {
    throw new Refusal(
      'No local site runs with a process per service: npm start -- --processes.',
      'Elsewhere say what hands a service over: --hand-over "<command>", or SERVICE_HAND_OVER.',
    );
  }
}
