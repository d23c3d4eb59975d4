import { gameId, gameOfQuery } from '@hub/contracts/shared';

const places = [
  /^\/(?:vip)?service\/([^/]+)/,
  /^\/wire_report(?:_portal|_v2|_v3|_v2_sandbox)?\/([^/]+)/,
  /^\/survey\/(?:event18|2021)\/([^/]+)/,
  /^\/g\/([^/]+)/,
];

const shape = gameId().required();

export function gameOfAddress(path: string, query: URLSearchParams): string | undefined {
  const inPath = places.map((place) => place.exec(path)?.[1]).find((found) => found !== undefined);
  return [inPath, gameOfQuery(query)].find((wish): wish is string => shape.isValidSync(wish));
}
