const moved: { from: RegExp; to: (found: RegExpExecArray, query: string) => string }[] = [
  { from: /^\/member\/privacy_agreement\/?$/, to: () => '/member/complete_agreement?site=long_e#privacy' },
  { from: /^\/wire_report\/([A-Za-z0-9_-]{1,32})\/?$/, to: ([, game], query) => `/wire_report_v2/${game}${query}` },
];

export function redirectOf(path: string, query: string): string | undefined {
  for (const { from, to } of moved) {
    const found = from.exec(path);
    if (found) return to(found, query);
  }
  return undefined;
}
