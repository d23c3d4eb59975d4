import { errorCode, isApiFault, reportError, type ApiFault } from '@hub/web';
import { FileRefusal } from './file-refusal.ts';
import { sizeWords } from './file-size.ts';
import { fileTexts } from './file-texts.ts';

/** `limit` and `size` in bytes. */
export function explainFailure(thrown: unknown, size: number, limit: number): { reason: string; retry: boolean } {
  const texts = fileTexts();
  if (thrown instanceof FileRefusal) {
    const reason = texts.refused[thrown.reason](sizeWords(size), sizeWords(limit));
    return { reason, retry: thrown.reason === 'unreadable' };
  }
  if (!isApiFault(thrown)) {
    reportError({ code: errorCode('file'), area: 'form', kind: 'script', message: String(thrown) });
    return { reason: texts.failed, retry: true };
  }
  if (thrown.status === 'OFFLINE') return { reason: texts.offline, retry: true };
  if (thrown.status === 413) return { reason: large(thrown, size, limit), retry: false };
  const { file01, msg, jwt } = thrown.fields;
  return { reason: file01 ?? msg ?? jwt ?? texts.failed, retry: mayHeal(thrown.status) };
}

/** A proxy that cuts off a large body has no words for it. */
function large({ fields }: ApiFault, size: number, limit: number): string {
  return fields.file01 ?? fileTexts().refused.large(sizeWords(size), sizeWords(limit));
}

const mayHeal = (status: number) => status >= 500 || status === 401 || status === 408 || status === 429;
