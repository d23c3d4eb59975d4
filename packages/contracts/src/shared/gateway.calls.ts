export const gatewayPaths = {
  live: '/api/live',
  browserReports: '/api/rum',
  policyReports: '/api/csp',
  signal: '/api/signal',
  docs: '/api/docs',
  registry: '/api/registry',
  mounts: '/api/mounts',
  platform: '/platform.js',
  releases: '/api/releases',
  staffReleases: '/api/staff/releases',
} as const;

/** Where the mount of a page failed: in the remote's entry, a later script or style, its texts, while a script ran, while it was drawn. */
export const mountPhases = ['entry', 'chunk', 'texts', 'script', 'render'] as const;
export type MountPhase = (typeof mountPhases)[number];

/** In ms; CLS in thousandths. `mount`: from the wish for a page until it stood there. */
export const vitalNames = ['LCP', 'CLS', 'INP', 'TTFB', 'mount'] as const;
export type VitalName = (typeof vitalNames)[number];

/** How a page stands: by itself, in a game's own window, in a frame of another page of ours, mounted in a page of another site. */
export const webviews = ['browser', 'webview', 'frame', 'foreign'] as const;
export type Webview = (typeof webviews)[number];

/** Whose page: the registry row that the document carried, without a build where it carried none, and the pattern of its address, when it has one. */
type Whose = { area: string; build: string; route?: string };

/** A mount failed when it has a phase. `weight`: for how many mounts it stands, itself included. */
export type MountSignal = Whose & { phase?: MountPhase; ms: number; weight: number };
export type VitalSignal = Whose & { name: Exclude<VitalName, 'mount'>; value: number };

/** What a page tells of itself; `shell`: the build that its document runs. Nothing of a person: no address, no token, nothing typed. */
export type SignalMessage = { webview: Webview; shell: string; mounts: MountSignal[]; vitals: VitalSignal[] };

/** So many signals of a kind are read of one message; `weight`: the thinnest sample, for which a mount stands. */
export const signalLimits = { signals: 20, weight: 100 } as const;

/** Is this a call of the desk, entered by cookie? */
export const isStaffAddress = (address: string): boolean => address.startsWith('/api/staff/');
