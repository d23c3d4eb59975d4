import { signatureHeaders } from '@hub/contracts/partner';
import { checkSignature, type SignatureFault } from '@hub/nest-kit/partner-signature';
import type { Asked } from '../../local-web/src/routes.ts';
import { findGame } from './games.ts';
import type { World } from './world.ts';

/** Who calls: the game whose key signed it, or why that is not proven. */
export type Caller = { game: string; id: string; kid: string; refusal: string };

const one = (asked: Asked, name: string): string => {
  const value = asked.headers[name];
  return typeof value === 'string' ? value : '';
};

function gameMeant(world: World, asked: Asked): string {
  const { mail: mailId } = asked.params;
  if (mailId) return world.mails.find(mailId)?.game ?? '';
  const named = asked.query.get('game_id') ?? /"game_id"\s*:\s*"([^"]*)"/.exec(asked.body)?.[1] ?? '';
  return findGame(named) ? named : '';
}

/** Proves the signature of a call with the keys that count for its game, by that game's clock. */
export async function proveCall(world: World, asked: Asked): Promise<Caller> {
  const kid = one(asked, signatureHeaders.key);
  const id = one(asked, signatureHeaders.id);
  const game = world.keys.gameOf(kid) ?? gameMeant(world, asked);
  const { clockOffsetS, acceptKeys } = world.switches.of(game);
  const nowS = Math.floor(Date.now() / 1000) + clockOffsetS;
  const call = { method: asked.method, path: asked.path, body: asked.raw };
  const proof = await checkSignature(asked.headers, call, () => world.keys.of(game, acceptKeys), nowS);
  if (proof.ok) return { game, id, kid, refusal: '' };
  const stamp = Number(one(asked, signatureHeaders.timestamp));
  return { game, id, kid, refusal: words(proof.fault, { kid, apartS: stamp - nowS }) };
}

function words(fault: SignatureFault, { kid, apartS }: { kid: string; apartS: number }): string {
  if (fault === 'headers_missing')
    return `one of the headers ${Object.values(signatureHeaders).join(', ')} is missing or empty`;
  if (fault === 'id_malformed') return 'X-PS-Id is not 1 to 64 letters, digits, "_", "." or "-"';
  if (fault === 'unknown_key') return `no key that counts now for the call with X-PS-Key "${kid.slice(0, 64)}"`;
  if (fault === 'mismatch') return 'the signature is not that of these bytes under a key that counts now';
  return Number.isFinite(apartS)
    ? `the clocks are ${Math.abs(apartS)} s apart: X-PS-Timestamp is ${apartS > 0 ? 'ahead of' : 'behind'} the game's`
    : 'X-PS-Timestamp is not a number of seconds';
}
