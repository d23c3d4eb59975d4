/*
 * Stands in for two modules of federation's runtime. Entries are named by the registry and files are preloaded by the
 * document, so that neither snapshots nor its own preloads are ever used; `FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN` leaves their code in.
 */

const noHooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };

export class SnapshotHandler {
  readonly hooks = noHooks;
  /** Of entries that are asked for anew. */
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = (): { hostGlobalSnapshot?: undefined } => ({});

export const defaultPreloadArgs = {};
export const formatPreloadArgs = (): never[] => [];
export const normalizePreloadExposes = (): never[] => [];
export const preloadAssets = (): Promise<never[]> => Promise.resolve([]);
