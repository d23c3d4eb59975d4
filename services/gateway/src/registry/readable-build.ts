import { deskKeys, siteKeys } from '@hub/contracts/manifest';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { Log } from '@hub/nest-kit/log';
import { descriptorFaults } from './check-descriptor.ts';
import { deskFaults } from './desk-faults.ts';
import { siteFaults } from './site-faults.ts';

/** One build as the table has it; `descriptor` is JSON. */
export type BuildRow = { area: string; build: string; revision: number; descriptor: string };

const OF_A_ROW = { ignoreUnknown: true };

function faultsOf(descriptor: string): string[] {
  try {
    return descriptorFaults(JSON.parse(descriptor), OF_A_ROW);
  } catch {
    return ['it is no JSON'];
  }
}

/** A row that is bad all the same costs its build, never a page; what it says badly of desk or site costs what it has there. */
export function readableBuild({ area, descriptor }: BuildRow, log: Log): BuildDescriptor | undefined {
  const say = (code: string, faults: string[], words: string) =>
    log.error({ code, area, reason: faults.slice(0, 5).join('; ') }, words);
  const faults = faultsOf(descriptor);
  if (faults.length) {
    say('REGISTRY_BAD_ROW', faults, 'a published build is bad');
    return undefined;
  }
  const build = JSON.parse(descriptor) as BuildDescriptor;
  if (build.area === 'shell') return build;
  const [badDesk, badSite] = [deskFaults(build, OF_A_ROW), siteFaults(build, OF_A_ROW)];
  if (badDesk.length) {
    say('REGISTRY_BAD_DESK', badDesk, 'what a published build says of the desk is bad');
    deskKeys.forEach((key) => delete build[key]);
  }
  if (badSite.length) {
    say('REGISTRY_BAD_SITE', badSite, 'what a published build says of the site is bad');
    siteKeys.forEach((key) => delete build[key]);
  }
  return build;
}
