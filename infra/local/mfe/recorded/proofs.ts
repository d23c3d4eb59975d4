import { MOST_PROOFS, PROOF } from '@hub/federation/recording-shape';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** `{captcha:create}` in the place of a proof that one call took and no other will. */
export function proofOf(value: string): string | undefined {
  if (!/^eyJ[\w+/]+=*$/.test(value)) return undefined;
  try {
    const told = JSON.parse(Buffer.from(value, 'base64').toString()) as { challenge?: Challenge };
    const what = told.challenge?.parameters.data?.for;
    return typeof what === 'string' ? `{captcha:${what}}` : undefined;
  } catch {
    return undefined;
  }
}

/** The same with a proof of this moment. */
export async function withProofs<Value>(value: Value, site: string): Promise<Value> {
  // What an answer had and has no more is sent as nothing, and refused: it must not be gone unseen.
  let text = JSON.stringify(value, (_, one: unknown) => (one === undefined ? null : one));
  const asked = [...text.matchAll(PROOF)];
  // Answers before it may have become a part of it.
  if (asked.length > MOST_PROOFS) throw new Error(`wants more than ${MOST_PROOFS} proofs, and is not made`);
  for (const [word, what = ''] of asked) text = text.replace(word, await proofOfMoment(site, what));
  return JSON.parse(text) as Value;
}

export async function proofOfMoment(site: string, what: string): Promise<string> {
  const challenge = (await (await fetch(`${site}/api/captcha/challenge?for=${what}`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
