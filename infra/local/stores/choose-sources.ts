export type StoreName = 'database' | 'redis';
export type Source = 'given' | 'machine' | 'docker' | 'apt' | 'missing';

export type Machine = {
  has(store: StoreName): Promise<boolean>;
  hasDocker(): Promise<boolean>;
  hasApt(): Promise<boolean>;
};

/** Where a store comes from: an address that was given, a program of the machine, a Docker engine, Debian's packages. */
export async function chooseSource(store: StoreName, given: string | undefined, machine: Machine): Promise<Source> {
  if (given) return 'given';
  if (await machine.has(store)) return 'machine';
  if (await machine.hasDocker()) return 'docker';
  if (await machine.hasApt()) return 'apt';
  return 'missing';
}

const NAMES: Record<StoreName, string> = { database: 'MariaDB 10.11+', redis: 'Redis 7+' };

export function whatToInstall(missing: readonly StoreName[]): string[] {
  const names = missing.map((store) => NAMES[store]).join(' and ');
  const packages = missing.map((store) => (store === 'database' ? 'mariadb' : 'redis')).join(' ');
  const variables = missing.map((store) =>
    store === 'database' ? 'DATABASE_URL=mysql://user:password@host:3306/' : 'REDIS_QUEUE_URL=redis://host:6379',
  );
  return [
    `Needed and not found: ${names}. Any one of these will do:`,
    '',
    `macOS             brew install ${packages}`,
    `Fedora            sudo dnf install ${packages.replace('mariadb', 'mariadb-server').replace('redis', 'valkey')}`,
    `Debian, Ubuntu    run this once as root or with password-less sudo: it installs what it needs`,
    `Docker            start the Docker engine`,
    `a server of yours ${variables.join(' ')} npm start`,
    '',
    'Nothing has to be configured or started: a private instance is run from the program.',
  ];
}
