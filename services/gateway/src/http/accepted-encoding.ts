export type Encoding = 'br' | 'gzip' | 'identity';

function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [coding = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    return coding === name && !params.some((param) => /^q=0(\.0*)?$/.test(param));
  });
}

export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const text = String(header ?? '');
  const compressed = (['br', 'gzip'] as const).filter((name) => accepts(text, name));
  return [...compressed, 'identity'];
}
