import { isStaffAddress } from '@hub/contracts/calls/shared/gateway';
import { offline, readAnswer } from './base-query.ts';
import { untilExchanged } from './boot-request.ts';
import { recordAnswer, recordSilence } from './connection.ts';
import { staffHeaders } from './csrf.ts';
import { pageLanguage } from './i18n.ts';
import { tokenFor } from './session.ts';
import type { Upload } from './upload.ts';
import { siteAddress } from './foreign-page.ts';

/** A slow line may take minutes for a large file; one on which nothing moves for this long is dead. */
const SILENCE_MS = 30_000;
/** Once the whole file is there the server looks at it, and a picture may have to wait for its turn. */
const ANSWER_MS = 65_000;
const EMPTY = new Set([204, 205, 304]);

/** A request object: `fetch` does not tell how much of a body has gone. */
export async function sendFile(upload: Upload): Promise<unknown> {
  await untilExchanged();
  const token = isStaffAddress(upload.url) ? undefined : tokenFor();
  const response = await post(upload, token);
  const answer = await readAnswer(response, token).catch(() => ({ error: offline }));
  if ('error' in answer) throw answer.error;
  return answer.data;
}

function post(upload: Upload, token: string | undefined): Promise<Response> {
  const { url, key, signal, onProgress, answerMs = ANSWER_MS } = upload;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      clearTimeout(silence);
      silence = setTimeout(abort, ms);
    };
    request.open('POST', siteAddress(url));
    request.setRequestHeader('Accept-Language', pageLanguage());
    if (token) request.setRequestHeader('x-auth-token', token);
    if (key !== undefined) request.setRequestHeader('Idempotency-Key', key);
    for (const [header, value] of Object.entries(staffHeaders(url, 'POST'))) request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total }) => {
      wait(SILENCE_MS);
      if (total > 0) onProgress?.(Math.floor((loaded / total) * 100));
    };
    request.upload.onload = () => wait(answerMs);
    request.onload = () => {
      recordAnswer();
      resolve(responseOf(request));
    };
    request.onerror = () => {
      recordSilence();
      reject(offline);
    };
    request.onabort = () => reject(signal?.aborted ? signal.reason : offline);
    request.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    wait(SILENCE_MS);
    request.send(formOf(upload));
  });
}

function formOf({ file, name, fields = {} }: Upload): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file, name);
  return form;
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['X-Auth-Token', 'X-Request-Id', 'Retry-After']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const { status, responseText } = request;
  return new Response(EMPTY.has(status) ? null : responseText, { status, headers });
}
