import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceHeardView } from '@hub/contracts/releases';
import { withoutControlCharacters } from '@hub/contracts/shared';
import { Refusal } from '../boot/say.mjs';

/** What a build that visitors are shown was recorded to ask, asked of the new service. `unread`: why nothing of it was asked. */
export type Replay = { area: string; build: string; calls: number; faults: string[]; unread?: string };

/** What the release of a service is made of, in its order; each may be made again. */
export type ServiceParts = {
  build: string;
  /** What remotes that are live would fail at. */
  breaks(): Promise<string[]>;
  /** Of each build that says what it asks of this service. */
  replay(): Promise<Replay[]>;
  migrate(): Promise<void>;
  handOver(): Promise<void>;
  /** What the gateway heard of it last; refused for whose token is for another one. */
  heard(): Promise<ServiceHeardView | null>;
  /** Tells the site that it was released. */
  note(): Promise<void>;
};

export type Step = (name: string, work: () => Promise<string>) => Promise<void>;

const HEARD_MS = 60_000;
const LOOK_EVERY_MS = 1000;
/** Faults that one line of a refusal names. */
const SAID = 10;

/** Each says what it did, or ends the release of `released` with a `Refusal` that names it. */
export const stepsOf =
  (released: string, say: (line: string) => void): Step =>
  async (name, work) => {
    try {
      say(`${name.padEnd(10)} ${await work()}`);
    } catch (error) {
      throw new Refusal(
        `${released} stopped at ${name}: ${(error as Error).message}`,
        'Made again, it goes on from there.',
      );
    }
  };

/** Stops where something fails, and goes on from there when it is made again. Throws `Refusal`. */
export async function releaseService(step: Step, service: ServiceParts): Promise<void> {
  await step('gateway', async () => `it hears ${(await service.heard())?.build ?? 'nothing'}`);
  await step('agreement', async () => {
    const breaks = await service.breaks();
    if (breaks.length > 0) throw new Error(`remotes that are live would fail: ${breaks.slice(0, SAID).join('; ')}`);
    return 'the remotes that are live can speak to the new version';
  });
  await step('calls', async () => answeredAsBefore((await service.replay()).map(seen)));
  await step('migrate', async () => {
    await service.migrate();
    return 'the tables have what the new version needs';
  });
  await step('hand over', async () => {
    if ((await service.heard())?.build === service.build) return `${service.build} runs already`;
    await service.handOver();
    return service.build;
  });
  await step('ready', () => readyAt(service));
  await step('note', async () => {
    await service.note();
    return `the site knows who released ${service.build}, and why`;
  });
}

/** What other teams wrote is printed. */
const seen = ({ faults, unread, ...replay }: Replay): Replay => ({
  ...replay,
  faults: faults.map((fault) => withoutControlCharacters(fault, ' ')),
  ...(unread !== undefined && { unread: withoutControlCharacters(unread, ' ') }),
});

/** A recording that cannot be read may be another team's: it is told, and holds nobody up. */
function answeredAsBefore(all: readonly Replay[]): string {
  const replays = all.filter(({ unread }) => unread === undefined);
  const told = all
    .filter(({ unread }) => unread !== undefined)
    .map(({ area, build, unread }) => `; the recording of ${area} ${build} is passed over, ${unread}`)
    .join('');
  return `${judged(replays)}${told}`;
}

function judged(replays: readonly Replay[]): string {
  if (replays.length === 0) return 'no build that is live says anything of the calls that it makes';
  const failed = replays.filter(({ faults }) => faults.length > 0);
  const names = (of: readonly Replay[]) => of.map(({ area, build }) => `${area} ${build}`).join(', ');
  if (failed.length === 0) {
    const calls = replays.reduce((sum, one) => sum + one.calls, 0);
    return `${calls} calls of ${names(replays)}, live, are answered as before`;
  }
  const faults = failed.flatMap((one) => one.faults);
  const more = faults.length > SAID ? `; and ${faults.length - SAID} more` : '';
  throw new Error(`${names(failed)}, live, would fail, so nothing moved: ${faults.slice(0, SAID).join('; ')}${more}`);
}

/** The gateway heard its calls from a process of the new version. */
async function readyAt({ heard, build }: ServiceParts): Promise<string> {
  for (const until = Date.now() + HEARD_MS; ; await sleep(LOOK_EVERY_MS)) {
    const service = await heard();
    if (service?.build === build) {
      if (service.left_out > 0)
        throw new Error(`${service.left_out} of its calls may not be taken: see ROUTES_BAD_ROW`);
      return `the gateway knows ${service.calls} calls of ${build}`;
    }
    const last = service ? `${service.build} (last at ${service.heard_at})` : 'nothing';
    if (Date.now() > until) throw new Error(`the gateway hears ${last}, not ${build}`);
  }
}
