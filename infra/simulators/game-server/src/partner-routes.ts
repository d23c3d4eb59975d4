import { setTimeout as sleep } from 'node:timers/promises';
import { gamePaths } from '@hub/contracts/partner';
import { json, type Answer } from '../../local-web/src/answers.ts';
import type { Asked, Route, Routes } from '../../local-web/src/routes.ts';
import { lookUp, recall, tellHealth, tellState } from './answer-questions.ts';
import { answerAfter, answerBefore } from './fault-answers.ts';
import { EVERY_GAME, ruleOfRole, type CallKind, type GameFaultRule } from './game-faults.ts';
import { proveCall, type Caller } from './prove-call.ts';
import { refused, takeMail, type Result } from './take-mail.ts';
import type { World } from './world.ts';

const DELAY_MS = 4000;

type Work = (world: World, asked: Asked, caller: Caller) => Result;

function aboutOf(world: World, asked: Asked, kind: CallKind, { id }: Caller): { role: string; mail: string } {
  if (kind === 'mail') return { role: /"role_id"\s*:\s*"([^"]*)"/.exec(asked.body)?.[1] ?? '', mail: id };
  const { role = '', mail = '' } = asked.params;
  return { role: role || (world.mails.find(mail)?.role ?? ''), mail };
}

function faultFor(world: World, game: string, kind: CallKind, about: { role: string; mail: string }) {
  const own = world.roles.find(game, about.role)?.fault;
  const meets = own && (!own.firstOnly || (kind === 'mail' && !world.firstCalls.isKnown(about.mail)));
  if (meets) return ruleOfRole(own.mode);
  const name = about.mail || about.role;
  return world.faults.take(game, kind, name) ?? world.faults.take(EVERY_GAME, kind, `${game} ${name}`);
}

async function answerCall(world: World, asked: Asked, kind: CallKind, work: Work): Promise<Answer> {
  const began = Date.now();
  const caller = await proveCall(world, asked);
  const about = aboutOf(world, asked, kind, caller);
  const note = (result: Omit<Result, 'body'>, rule?: GameFaultRule) =>
    world.note({
      kind: 'call',
      at: began,
      game: caller.game,
      what: kind,
      method: asked.method,
      path: asked.path.slice(0, 300),
      id: caller.id.slice(0, 64),
      kid: caller.kid.slice(0, 64),
      role: about.role.slice(0, 32),
      status: result.status,
      outcome: result.outcome,
      reason: result.reason.slice(0, 300),
      fault: rule?.mode ?? '',
      ms: Date.now() - began,
    });
  const turnedAway = doorOf(world, kind, caller);
  if (turnedAway) {
    note(turnedAway.result);
    return turnedAway.answer;
  }
  const rule = faultFor(world, caller.game, kind, about);
  if (rule?.mode === 'delay') await sleep(rule.ms ?? DELAY_MS);
  const instead = answerBefore(rule);
  if (instead) {
    note({ status: instead.status, outcome: 'nothing done', reason: '' }, rule);
    return instead;
  }
  const result = work(world, asked, caller);
  note(result, rule);
  return answerAfter(rule, result);
}

/** Who does not get in: unproven calls, and everybody during maintenance (health answers all the same). */
function doorOf(world: World, kind: CallKind, { game, refusal }: Caller) {
  if (refusal) {
    const result = refused(401, 'bad_signature', refusal);
    return { result, answer: json(result.body, 401) };
  }
  const leftS = kind === 'health' ? 0 : world.switches.maintenanceLeftS(game);
  if (!leftS) return undefined;
  const result = refused(503, 'maintenance', `down for maintenance, ${leftS} s more`);
  return { result, answer: { ...json(result.body, 503), headers: { 'retry-after': String(leftS) } } };
}

export function partnerRoutes(world: World): Routes {
  const route =
    (kind: CallKind, work: Work): Route =>
    (asked) =>
      answerCall(world, asked, kind, work);
  return {
    [`GET ${gamePaths.health}`]: route('health', tellHealth),
    'GET /partner/v1/roles/:role': route('role', lookUp),
    [`POST ${gamePaths.mails}`]: route('mail', takeMail),
    [`GET ${gamePaths.mails}/:mail`]: route('state', tellState),
    [`POST ${gamePaths.mails}/:mail/recall`]: route('recall', recall),
  };
}
