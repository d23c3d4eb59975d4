import { writeFile } from 'node:fs/promises';
import type { ArgumentsHost } from '@nestjs/common';
import { sharedTexts } from '@hub/contracts/shared';
import { expect, it } from 'vitest';
import { createLog } from '../log/logger.ts';
import { TemporarilyUnavailable } from './app-error.ts';
import { ProblemFilter } from './problem.filter.ts';
import { ServiceUnavailable } from './service-client.ts';

function answered(error: unknown, hubUpload?: object) {
  const told = { status: 0, headers: {} as Record<string, unknown>, body: {} as Record<string, string> };
  const reply = {
    header: (name: string, value: unknown) => ((told.headers[name] = value), reply),
    headers: (more: object) => (Object.assign(told.headers, more), reply),
    status: (status: number) => ((told.status = status), reply),
    send: (body: Record<string, string>) => (told.body = body),
  };
  const request = { headers: { 'accept-language': 'en' }, routeOptions: { url: '/' }, id: '', hubUpload };
  const http = { getRequest: () => request, getResponse: () => reply };
  const host = { switchToHttp: () => http } as unknown as ArgumentsHost;
  new ProblemFilter(sharedTexts, createLog('test', 'silent')).catch(error, host);
  return [told.status, told.headers['retry-after'], Object.entries(told.body)];
}

/** As a disk without room says it. */
const noRoom = () => writeFile('/dev/full', 'x').catch((error: unknown) => error);
const resting = [503, 5, [['msg', sharedTexts.SERVICE_RESTING.en]]];

it('a full disk refuses a file for the moment, in the words of its field', async () => {
  expect(answered(await noRoom(), {})).toEqual([503, 5, [['file01', sharedTexts.FILE_BUSY.en]]]);
  expect(answered(await noRoom())).toEqual(resting);
});

it('what passes by itself asks to come again; what does not is our fault', () => {
  expect(answered(new TemporarilyUnavailable())).toEqual(resting);
  expect(answered(new ServiceUnavailable('catalog', 'circuit open'))).toEqual(resting);
  expect(answered(Object.assign(new Error(), { code: 'ECONNREFUSED' }))).toEqual(resting);
  expect(answered(new TypeError('x'))).toEqual([500, undefined, [['msg', sharedTexts.UNEXPECTED.en]]]);
});
