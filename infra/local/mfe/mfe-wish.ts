import { parseArgs } from 'node:util';
import { moveVerbs, RELEASE_REASON_MAX, SERVICE_BUILD, shares, type Share } from '@hub/contracts/releases';
import { Refusal } from '../boot/say.mjs';
import { notedReason } from './noted-reason.ts';

const verbs = [
  'release',
  'publish',
  'preview',
  'promote',
  'rollback',
  'stop',
  'retire',
  'status',
  'record',
  'token',
  'revoke',
] as const;
export type MfeVerb = (typeof verbs)[number];
const ofBuilds: ReadonlySet<MfeVerb> = new Set(['preview', 'promote', 'rollback', 'stop']);
/** `token`: of the area, `MFE_TOKEN` where it is not given. */
export type MfeWish = {
  verb: MfeVerb;
  area: string;
  build?: string;
  share?: Share;
  reason: string;
  site?: string;
  token?: string;
  /** Of a release: what hands the service over, and how many seconds each share is looked at. */
  handOver?: string;
  lookS?: number;
  serviceBuild?: string;
  /** Of a move: the area as `status` showed it; without one as it is now. */
  revision?: number;
  /** Of a build whose last trial was stopped. */
  again?: boolean;
  /** Of the shell: areas that may rest with it. */
  rest?: string[];
  /** Of a service that all areas ask: whose recordings are not asked. */
  passOver?: string[];
};

export const MFE_USAGE = [
  'npm run mfe -- release events               its service, then its remote to 5, 25 and 100 percent; again to go on',
  'npm run mfe -- release identity             a service without a remote of its own (identity, catalog), alone',
  '  --pass-over vip,topup  areas whose recordings are wrong: their calls are not made, and the site notes it',
  '  --hand-over "command"  with RELEASE_SERVICE and RELEASE_BUILD (or SERVICE_HAND_OVER); --look 600  seconds of each share',
  '  --service-build name   what the new processes say that they are; otherwise a hash of the sources',
  'npm run mfe -- publish events               the build of npm run build; nobody is shown it yet',
  'npm run mfe -- preview events <build>       a link with which whoever has it sees it',
  'npm run mfe -- promote events [<build>]     to 5, 25, then 100 percent of the visitors; --share to say which',
  '  --again                also a build whose last trial was stopped; release as well',
  '  --rest vip,topup       the areas that may rest, where the shell is promoted or gone back to and carries no build of them',
  'npm run mfe -- stop events [<build>]        ends a trial; with a build, that of no other',
  'npm run mfe -- rollback events [<build>]    what was live before is live again',
  'npm run mfe -- retire events                takes the area away from everybody, until a build is promoted',
  '  --revision 7           as status shows it: promote, stop, rollback and retire are refused where it moved on since',
  'npm run mfe -- status [events]              what is live, on trial, and what happened',
  'npm run mfe -- record events                what its pages ask of its service, for the releases after this one',
  'npm run mfe -- token events                 a token for that area or service; revoke takes all of them back',
  '',
  '--site https://player.example   --token … (or MFE_TOKEN)   --reason "why"',
];

export const asksForHelp = (args: string[]): boolean => args.some((arg) => arg === '--help' || arg === '-h');

const text = { type: 'string' } as const;
const options = {
  share: text,
  reason: text,
  site: text,
  token: text,
  'hand-over': text,
  look: text,
  'service-build': text,
  rest: text,
  'pass-over': text,
  revision: text,
  again: { type: 'boolean' },
} as const;
const AREAS = /^[a-z][a-z0-9-]*(?:,[a-z][a-z0-9-]*)*$/;

export function readMfeWish(args: string[]): MfeWish {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [word = '', area = '', build, ...more] = positionals;
    const verb = verbs.find((one) => one === word);
    if (!verb) throw new Error(`${word || 'nothing'} is none of: ${verbs.join(', ')}`);
    if (more.length) throw new Error(`what is ${more[0]}?`);
    if (!area && verb !== 'status') throw new Error(`${verb} which area?`);
    if (build && verb === 'retire') throw new Error('retire takes the whole area away: no build is named');
    if (build && !ofBuilds.has(verb)) throw new Error(`${verb} names no build: what is ${build}?`);
    if (!build && verb === 'preview') throw new Error('preview which build?');
    if (values.revision !== undefined && !moveVerbs.some((one) => one === verb))
      throw new Error(`--revision is for ${moveVerbs.join(', ')}`);
    const { again, ...words } = values;
    const wish = { verb, area, build, ...(again && { again }), ...optionsOf(words) };
    if (again && verb !== 'promote' && verb !== 'release') throw new Error('--again is for promote and release');
    if (wish.passOver && verb !== 'release') throw new Error('--pass-over is for release');
    if (wish.passOver?.includes(area)) throw new Error(`--pass-over ${area}: what is released is not passed over`);
    return wish;
  } catch (error) {
    throw new Refusal((error as Error).message, '', ...MFE_USAGE);
  }
}

function optionsOf(values: Partial<Record<Exclude<keyof typeof options, 'again'>, string>>) {
  const {
    share,
    reason = '',
    site,
    token,
    look,
    rest,
    revision,
    'hand-over': handOver,
    'service-build': serviceBuild,
    'pass-over': over,
  } = values;
  const step = shares.find((one) => one === Number(share));
  if (share !== undefined && !step) throw new Error(`--share is one of ${shares.join(', ')}`);
  if (site !== undefined && !URL.canParse(site)) throw new Error(`--site ${site} is no address`);
  if (look !== undefined && !/^\d{1,5}$/.test(look)) throw new Error(`--look ${look} is no number of seconds`);
  if (serviceBuild !== undefined && !SERVICE_BUILD.test(serviceBuild))
    throw new Error('--service-build is a revision or a version');
  if (revision !== undefined && !/^\d{1,9}$/.test(revision))
    throw new Error('--revision is the number that status shows');
  const passOver = areasIn('--pass-over', over);
  const restingAreas = areasIn('--rest', rest);
  if (notedReason(reason, passOver).length > RELEASE_REASON_MAX)
    throw new Error(
      `--reason${passOver ? ', with what is passed over,' : ''} has at most ${RELEASE_REASON_MAX} characters`,
    );
  return {
    share: step,
    reason,
    site,
    token,
    ...(handOver && { handOver }),
    ...(look && { lookS: Number(look) }),
    ...(serviceBuild && { serviceBuild }),
    ...(revision && { revision: Number(revision) }),
    ...(restingAreas && { rest: restingAreas }),
    ...(passOver && { passOver }),
  };
}

function areasIn(option: string, text: string | undefined): string[] | undefined {
  if (text !== undefined && !AREAS.test(text))
    throw new Error(`${option} has names of areas, with commas between them`);
  return text?.split(',');
}
