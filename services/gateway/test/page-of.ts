/** A page as a browser asks for it, with the data that stands in it. */
export const pageOf = async (base: string, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(base + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
  const html = await answer.text();
  const block = /<script type="application\/json" id="hub-page">(.*?)<\/script>/s.exec(html)?.[1];
  return { status: answer.status, headers: answer.headers, html, data: block ? (JSON.parse(block) as PageData) : null };
};
type PageData = {
  site: unknown;
  registry: { areas: Record<string, Record<string, unknown>> };
  games: unknown;
  config: unknown;
  lang: string;
  signedOut?: boolean;
  previews?: unknown;
};

/** What a policy says under one name. */
export const directive = (policy: string | null, name: string) =>
  policy
    ?.split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
