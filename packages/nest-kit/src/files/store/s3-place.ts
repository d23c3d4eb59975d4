export type S3Place = {
  bucket: string;
  region: string;
  pathStyle: boolean;
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
};

const known = new Set(['region', 'endpoint', 'path-style']);

/** Without id and secret the machine's own role speaks. Throws a readable error that does not quote the address. */
export function s3PlaceOf(address: URL): S3Place {
  const bucket = address.hostname;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new TypeError('s3: the bucket has an impossible name');
  if (address.pathname !== '' && address.pathname !== '/') throw new TypeError('s3: a path after the bucket');
  for (const name of address.searchParams.keys()) {
    if (!known.has(name)) throw new TypeError(`s3: unknown setting ${name}`);
  }
  const endpoint = address.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:\/\//.test(endpoint)) throw new TypeError('s3: endpoint must be an http address');
  if (Boolean(address.username) !== Boolean(address.password)) throw new TypeError('s3: id and secret belong together');
  return {
    bucket,
    region: address.searchParams.get('region') ?? 'us-east-1',
    pathStyle: address.searchParams.get('path-style') === 'true',
    ...(endpoint && { endpoint }),
    ...(address.username && {
      credentials: {
        accessKeyId: decodeURIComponent(address.username),
        secretAccessKey: decodeURIComponent(address.password),
      },
    }),
  };
}
