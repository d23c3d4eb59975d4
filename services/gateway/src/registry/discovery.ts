import type { AreaBuilds, Known } from './choose-builds.ts';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

type Row = {
  url: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
};

/** `traffic` in percent of the visitors; of one area the rows have 100. */
export type Discovery = { schema: string; microFrontends: Record<string, Row[]> };

/** What is live and on trial, in the shape of frontend-discovery, for tools that read that. Only read: releases go by their own calls. */
export function discoveryOf(areas: readonly AreaBuilds[], site: string): Discovery {
  const rowOf = ({ build }: Known, traffic: number, isDefault: boolean): Row[] => {
    if (build.area === 'shell') return [];
    const { entry, integrity, build: version } = build;
    return [
      { url: new URL(entry, site).href, metadata: { integrity, version }, deployment: { traffic, default: isDefault } },
    ];
  };
  const rows = areas.flatMap(({ area, live, canary }) => {
    const share = canary?.share ?? 0;
    const found = [...(live ? rowOf(live, 100 - share, true) : []), ...(canary ? rowOf(canary, share, false) : [])];
    return found.length ? [[area, found] as const] : [];
  });
  return { schema: SCHEMA, microFrontends: Object.fromEntries(rows) };
}
