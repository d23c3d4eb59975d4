/** What the pages of a remote ask of its service, beside its sources and in each build: for the gate of the releases after it. */
export const RECORDING = 'recorded-calls.json';

/** In the tree, from its root. */
export const recordingOf = (area: string): string => `${area === 'shell' ? area : `mfe-${area}`}/${RECORDING}`;
export const RECORDINGS = `{shell,mfe-*}/${RECORDING}`;
