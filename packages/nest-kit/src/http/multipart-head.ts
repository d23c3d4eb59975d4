import { FileRefused } from '../files/file-refused.ts';

export type PartHead = { field: string; fileName: string | undefined };

export const malformed = () => new FileRefused('MULTIPART_MALFORMED');

const nameShape = /^[A-Za-z0-9_.-]{1,64}$/;
const encodings = new Set(['7bit', '8bit', 'binary']);

/** null when anything else stands in it, or a name stands twice. */
function paramsOf(header: string): { type: string; params: Map<string, string> } | null {
  const type = /^[^\s;"]+/.exec(header)?.[0];
  if (!type) return null;
  const params = new Map<string, string>();
  const one = /\s*;\s*([A-Za-z0-9*_-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/y;
  one.lastIndex = type.length;
  while (one.lastIndex < header.length) {
    const at = one.lastIndex;
    const found = one.exec(header);
    if (!found) return /^\s*;?\s*$/.test(header.slice(at)) ? { type: type.toLowerCase(), params } : null;
    const name = (found[1] ?? '').toLowerCase();
    if (params.has(name)) return null;
    params.set(name, found[3] ?? (found[2] ?? '').replace(/\\(["\\])/g, '$1'));
  }
  return { type: type.toLowerCase(), params };
}

export function boundaryOf(contentType: string): string {
  const boundary = paramsOf(contentType)?.params.get('boundary') ?? '';
  if (!/^[\x21-\x7e ]{0,69}[\x21-\x7e]$/.test(boundary)) throw malformed();
  return boundary;
}

export function partHead(header: Record<string, string[]>): PartHead {
  const only = (name: string) => {
    if ((header[name]?.length ?? 0) > 1) throw malformed();
    return header[name]?.[0];
  };
  const disposition = paramsOf(Buffer.from(only('content-disposition') ?? '', 'latin1').toString('utf8'));
  const field = disposition?.params.get('name') ?? '';
  const type = (only('content-type') ?? '').trim().toLowerCase();
  const encoding = (only('content-transfer-encoding') ?? 'binary').trim().toLowerCase();
  const named = nameShape.test(field) && !(field in Object.prototype);
  if (disposition?.type !== 'form-data' || !named || type.startsWith('multipart/') || !encodings.has(encoding)) {
    throw malformed();
  }
  return { field, fileName: fileNameOf(disposition.params) };
}

/** Browsers write a quote and line breaks as %22, %0D and %0A, and nothing else. */
function fileNameOf(params: Map<string, string>): string | undefined {
  const coded = /^utf-8'[^']*'(.*)$/i.exec(params.get('filename*') ?? '')?.[1];
  if (coded !== undefined) {
    try {
      return decodeURIComponent(coded);
    } catch {
      throw malformed();
    }
  }
  return params.get('filename')?.replace(/%(22|0d|0a)/gi, (code) => decodeURIComponent(code));
}
