import { array, number, object, string, type InferType } from 'yup';
import type { Title } from '../manifest/title.ts';
import type { VitalName, Webview } from '../shared/gateway.calls.ts';
import type { HostsByGame } from './hosts-by-game.ts';
import { BUILD_NAME, SERVICE_BUILD } from './names.ts';
import { releaseReason } from './release-reason.ts';
import type { UncarriedArea } from './uncarried-area.ts';

/** Percent of the visitors that a build is shown to, step by step. */
export const shares = [5, 25, 100] as const;
export type Share = (typeof shares)[number];

/**
 * `local`: somebody of the staff looks at a build of their own machine; nobody else sees it. `hosts`: pages of other sites. `service`: a
 * service without a remote was released.
 */
export const releaseVerbs = ['publish', 'promote', 'rollback', 'stop', 'retire', 'local', 'hosts', 'service'] as const;
export type ReleaseVerb = (typeof releaseVerbs)[number];

/** What changes who is shown what. `retire` takes the whole area away, until a build of it is promoted. */
export const moveVerbs = ['promote', 'rollback', 'stop', 'retire'] as const;
export type MoveVerb = (typeof moveVerbs)[number];

/** `revision`: of the area as its sender saw it; another one in between is refused with 409. `rest`: areas that may rest with this shell. */
export const releaseMove = object({
  verb: string()
    .oneOf([...moveVerbs], 'FIELD_INVALID')
    .required('FIELD_INVALID'),
  build: string().matches(BUILD_NAME, 'FIELD_INVALID'),
  share: number().oneOf([...shares], 'FIELD_INVALID'),
  revision: number().integer('FIELD_INVALID').min(0, 'FIELD_INVALID').required('FIELD_INVALID'),
  reason: releaseReason().default(''),
  rest: array(string().max(16, 'FIELD_INVALID').required('FIELD_INVALID')).max(50, 'FIELD_INVALID'),
});
export type ReleaseMove = InferType<typeof releaseMove>;

/** That a service without a remote was released. */
export const serviceRelease = object({
  build: string().matches(SERVICE_BUILD, 'FIELD_INVALID').required('FIELD_INVALID'),
  reason: releaseReason().default(''),
});
export type ServiceRelease = InferType<typeof serviceRelease>;
export type ServiceReleaseView = { build: string; by: string; at: string };

/**
 * `live` is null until the first build is live, and of a retired area; times +08:00. `service_release`: of a service without a remote, the
 * last. `name`: as its newest build says it, where nothing is live that pages could tell it of.
 */
export type AreaReleaseView = {
  area: string;
  name?: Title;
  revision: number;
  live: string | null;
  canary: { build: string; share: Share; since: string } | null;
  retired?: { by: string; at: string };
  service_release?: ServiceReleaseView;
};

export type ReleaseEventView = {
  revision: number;
  verb: ReleaseVerb;
  build: string;
  share: number | null;
  live_before: string | null;
  by: string;
  reason: string;
  facts: { canary: MountCount; live: MountCount } | null;
  /** Which pages of other sites might show it, and which may since. */
  hosts: { before: HostsByGame; after: HostsByGame } | null;
  at: string;
};

/** `mounts` has the failed ones in it. */
export type MountCount = { mounts: number; failures: number };
export type BuildMounts = MountCount & { build: string };

/** With the mounts of each build in the last hour. `moves`: whether the reader may stop and go back. */
export type AreaOverview = AreaReleaseView & { mounts: BuildMounts[] };
export type ReleasesView = { areas: AreaOverview[]; moves: boolean };

/** `p75` in ms, of CLS in thousandths, off by 4.9 % at most; `samples`: how many measures it is of. */
export type VitalRow = { name: VitalName; route: string; webview: Webview; p75: number; samples: number };
/** `build`: null for all builds together. */
export type BuildVitals = { build: string | null; rows: VitalRow[] };

/** `next`: revision to ask the page after with as `before`; null after the last. */
export type ReleaseDetailView = AreaOverview & {
  moves: boolean;
  builds: BuildView[];
  back: EarlierBuildView | null;
  events: ReleaseEventView[];
  next: number | null;
  /** All builds together first, then what is live, what is on trial and what other tabs still have. */
  vitals: BuildVitals[];
};

/** The build that a rollback without one goes to. `uncarried`: of a shell alone. */
export type EarlierBuildView = { build: string; uncarried?: UncarriedArea[] };

/** `configured`: nobody has said it at the desk yet. `mountable`: the live build lets itself be shown by other sites. */
export type ReleaseHostsView = { mountable: boolean; hosts: HostsByGame; configured: boolean; revision: number };

export type BuildView = {
  build: string;
  published_at: string;
  by: string;
  last_live_at: string | null;
  /** Since when it stands in for no other: it was gone back from, or its area retired. */
  retired_at: string | null;
  needs: Record<string, string> | null;
  /** Of a shell alone. */
  uncarried?: UncarriedArea[];
};

/** What the gateway that is asked heard of the area's service last; `build` is null until it has answered this gateway itself. */
export type ServiceHeardView = { build: string | null; heard_at: string; calls: number; left_out: number };
