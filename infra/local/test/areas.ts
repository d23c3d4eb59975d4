import { areas as AREAS, type Area as RemoteArea } from '../../../packages/federation/src/areas.ts';

/** An area of the product, or the site that they stand on. */
export type Area = RemoteArea | 'site';
export { AREAS };

/** What belongs to an area beside the folders that have its name. */
const ALSO: Partial<Record<Area, RegExp>> = {
  support: new RegExp(
    '^(packages/(tickets|contracts/src/tickets)/|' +
      'tests/e2e/(attachments|closing|desk|hand-over|help|paper|player|report|shift|visitor))',
  ),
  events: new RegExp('^(tests/faults/(codes|deliveries)|' + 'tests/e2e/(codes|deliveries|events))'),
  topup:
    /^(infra\/simulators\/newebpay\/|tests\/e2e\/topup|tests\/faults\/(payments|a-payment-arrives|orders-are-not-logged))/,
};

/** The area of a file; whatever belongs to none is the site's: shell, gateway, identity, catalogue, packages. */
export function areaOf(path: string): Area {
  const named = /^(?:mfe-|services\/|packages\/contracts\/src\/|tests\/e2e\/)([a-z]+)\//.exec(path)?.[1];
  return AREAS.find((area) => area === named || ALSO[area]?.test(path)) ?? 'site';
}

/** What a whole run may take on two quiet cores; the costs of areas are told as parts of it. */
export const RUN_SECONDS = 660;

const NEW_AREA = 60;
/**
 * What the tests of an area may cost: seconds of a run that takes `RUN_SECONDS` in all. A new area has a minute.
 * What is measured are shares of one run, so that a slow machine changes nothing. What one gets more, another has less.
 */
const BUDGETS: Partial<Record<Area, number>> = { site: 450, support: 240, events: 170, topup: 130 };

export type AreaCost = { area: Area; seconds: number; budget: number };

/** What each area costs of a run, as if all its tests together took `RUN_SECONDS`. */
export function costsOf(files: readonly { path: string; ms: number }[]): AreaCost[] {
  const all = files.reduce((ms, file) => ms + file.ms, 0);
  const costOf = (area: Area) =>
    files.filter(({ path }) => areaOf(path) === area).reduce((ms, file) => ms + file.ms, 0);
  return (['site', ...AREAS] as const).map((area) => ({
    area,
    seconds: all ? Math.round((costOf(area) / all) * RUN_SECONDS) : 0,
    budget: BUDGETS[area] ?? NEW_AREA,
  }));
}
