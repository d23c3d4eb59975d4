import type { Keys } from '../data/keys.ts';
import type { StaffAccount, Tell } from '../data/prepare-data.ts';
import type { CaptchaChoice, Env } from '../data/service-env.ts';
import type { Ports } from '../data/service-list.ts';
import type { ProcessHandle } from './process-handle.ts';

export type SiteOptions = {
  /** Account that may make schemas and accounts, without a schema: `mysql://root:…@127.0.0.1:3306/`. */
  adminUrl: string;
  mayAdminister?: boolean;
  redisUrl: string;
  redisCacheUrl?: string;
  /** Folder for keys, staff passwords, stored objects, mails and logs; `.local` for a person, a temporary one for a test. */
  folder: string;
  wwwFolder?: string;
  /** Schemas and accounts are named by this and the service; tests use `hubtest_…_`. */
  schemaPrefix?: string;
  /** Left out: every part gets a free port. */
  ports?: Ports;
  host?: string;
  publicUrl?: string;
  hubEnv?: 'local' | 'test';
  logLevel?: string;
  /** Simulates an outside provider of challenges, for the games that are set to it. */
  captcha?: CaptchaChoice;
  /** Starts the simulated servers of the games (as a rule). */
  gameServer?: boolean;
  /** Starts the simulated payment provider (as a rule). */
  payments?: boolean;
  /** Names of the parts to start, where not all are needed, as `process(name)` takes them; other services get no data. */
  parts?: readonly string[];
  /** One process each instead of all in this one; or the named ones alone. */
  processes?: boolean | readonly string[];
  /** What has no process of its own shares one beside this, with one log, for each group that starts at once. */
  beside?: boolean;
  /** Start a fallen process again (only with `processes`). */
  revive?: boolean;
  now?: Date;
  extraEnv?: Partial<Record<string, Env>>;
  tell?: Tell;
};

export type Site = {
  url: string;
  mailUrl: string;
  captchaUrl: string;
  gameServerUrl: string;
  paymentsUrl: string;
  services: Record<string, string>;
  keys: Keys;
  staff: StaffAccount[];
  envOf(service: string): Env;
  processes: ProcessHandle[];
  /** The handle with this name (`support`, `support worker`, `gateway`, `mail-catcher`); throws when there is none. */
  process(name: string): ProcessHandle;
  /** New processes of a service and its worker take over from those that run. */
  handOver(service: string, build: string): Promise<void>;
  close(): Promise<void>;
};
