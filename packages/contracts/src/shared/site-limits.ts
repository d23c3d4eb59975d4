/** `usual` as long as nobody set one. Fields and bodies of routes are as large as `most` asks. */
export const limitBounds = {
  reports_per_hour: { least: 5, most: 100, usual: 20 },
  pictures_per_report: { least: 1, most: 6, usual: 6 },
  pictures_per_reply: { least: 1, most: 3, usual: 3 },
  picture_mb: { least: 1, most: 8, usual: 8 },
} as const;
export type SiteLimit = keyof typeof limitBounds;
export const siteLimitNames = Object.keys(limitBounds) as SiteLimit[];
export type SiteLimits = Record<SiteLimit, number>;
export type PictureLimits = Omit<SiteLimits, 'reports_per_hour'>;

export function withinBounds(name: SiteLimit, value: unknown): boolean {
  const { least, most } = limitBounds[name];
  return /^\d{1,4}$/.test(String(value)) && Number(value) >= least && Number(value) <= most;
}

/** The usual one for what values do not say, or say wrongly. */
export function limitsIn(values: Partial<Record<string, unknown>>): SiteLimits {
  const of = (name: SiteLimit) => (withinBounds(name, values[name]) ? Number(values[name]) : limitBounds[name].usual);
  return Object.fromEntries(siteLimitNames.map((name) => [name, of(name)])) as SiteLimits;
}

export const pictureLimits = ({ pictures_per_report, pictures_per_reply, picture_mb }: SiteLimits): PictureLimits => ({
  pictures_per_report,
  pictures_per_reply,
  picture_mb,
});

export const usualLimits: SiteLimits = limitsIn({});
