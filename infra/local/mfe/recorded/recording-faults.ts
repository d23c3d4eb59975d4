import { allRoutes } from '@hub/contracts/docs';
import { recordingShapeFaults } from '@hub/federation/recording-shape';
import { rowsOf } from './distil.ts';
import { isRecordedPath } from './own-paths.ts';
import { lineOf, writtenRecording, type RecordedCall, type Recording } from './recording.ts';

/** Tokens, keys and what only one run had: none of it may stand in a file of the tree. */
const SECRET =
  /eyJ[\w-]{8}|\b(?!0{20})[0-9a-f]{32,}\b|\b[0-9a-f]{8}-[0-9a-f]{4}-|"(?:password|totp\w*|csrf|cookie)":"(?!\{|(?:null\|)?string")/i;
const rowOf = rowsOf({ rows: allRoutes });
const rows = new Set(allRoutes.map(({ method, path }) => `${method} ${path}`));

/** What of a call only one run knew, or nobody else may know. */
export const secretIn = (call: RecordedCall): string | undefined => SECRET.exec(JSON.stringify(call))?.[0];

/** Why a recording is not what a release can be measured by. */
export function recordingFaults(recording: Recording): string[] {
  const { area, calls } = recording;
  const isKept = isRecordedPath(area);
  const again = `npm run mfe -- record ${area}`;
  return [
    ...calls
      .filter((call) => !rows.has(rowOf(lineOf(call))))
      .map(({ call }) => `${call} is no call any more: ${again}`),
    ...calls.filter((call) => !call.given && !isKept(lineOf(call).path)).map(({ call }) => `${call} is not of ${area}`),
    ...calls
      .map((call) => [call.call, secretIn(call)] as const)
      .filter(([, secret]) => secret)
      .map(([call, secret]) => `${call} says ${secret}, which only one run knew`),
    ...recordingShapeFaults(area, writtenRecording(recording)),
  ];
}
