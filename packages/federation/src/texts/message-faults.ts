import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Token = string | [name: string, kind?: string, options?: unknown];
const TAG = /<(\/?)(\d+)(\/?)>/g;

function placeholders(tokens: readonly Token[], names = new Set<string>()): Set<string> {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, , options] = token;
    if (name !== '#') names.add(name);
    if (options && typeof options === 'object')
      for (const branch of Object.values(options)) if (Array.isArray(branch)) placeholders(branch as Token[], names);
  }
  return names;
}

/** Its kind and the names of its branches. */
function choices(tokens: readonly Token[]): { kind: string; branches: string[] }[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string' || !token[2] || typeof token[2] !== 'object') return [];
    const rows = Object.entries(token[2]).filter(([name]) => name !== 'offset');
    const inner = rows.flatMap(([, branch]) => (Array.isArray(branch) ? choices(branch as Token[]) : []));
    return [{ kind: token[1] ?? '', branches: rows.map(([name]) => name) }, ...inner];
  });
}

function pluralFaults(tokens: readonly Token[], locale: string): string[] {
  const needed = (kind: string) => {
    if (kind === 'select') return ['other'];
    const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
    return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
  };
  return choices(tokens).flatMap(({ kind, branches }) =>
    needed(kind)
      .filter((category) => !branches.includes(category))
      .map((category) => `its ${kind} has no “${category}”`),
  );
}

/** `broken`: one is opened and not closed, or the other way round. */
function tagsOf(text: string): { names: string; broken: boolean } {
  const open: string[] = [];
  const seen = new Set<string>();
  let broken = false;
  for (const [, closes, name = '', single] of text.matchAll(TAG)) {
    seen.add(name);
    if (single) continue;
    if (!closes) open.push(name);
    else if (open.pop() !== name) broken = true;
  }
  return { names: [...seen].sort().join(), broken: broken || open.length > 0 };
}

/** Unreadable, other placeholders or tags, a missing plural form of the language. Empty when good. */
export function messageFaults(source: string, translation: string, locale: string): string[] {
  let [asked, given]: Token[][] = [[], []];
  try {
    [asked, given] = [compileMessageOrThrow(source) as Token[], compileMessageOrThrow(translation) as Token[]];
  } catch (error) {
    return [`it cannot be read (${(error as Error).message.split('\n', 1)[0]})`];
  }
  const [wanted, named] = [placeholders(asked), placeholders(given)];
  const tags = [tagsOf(source), tagsOf(translation)] as const;
  return [
    ...[...named].filter((name) => !wanted.has(name)).map((name) => `unknown placeholder {${name}}`),
    ...[...wanted].filter((name) => !named.has(name)).map((name) => `placeholder {${name}} is missing`),
    ...(tags[1].broken ? ['its tags are not balanced'] : []),
    ...(tags[0].names !== tags[1].names ? ['its tags are not those of the source'] : []),
    ...pluralFaults(given, locale),
  ];
}
