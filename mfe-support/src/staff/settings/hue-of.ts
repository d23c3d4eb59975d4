/** Chroma of the button colour in the recipe that all themes are made from, at 100 %. */
const RECIPE_CHROMA = 0.135;
/** Above it some hues cannot be read any more. */
const VIVID_MAX = 105;

/** Hue in degrees and chroma in percent of a `#rrggbb`, as a theme is chosen; null for what is no colour. */
export function hueOf(hex: string): { hue: number; chroma: number } | null {
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!found) return null;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const chroma = Math.min(VIVID_MAX, Math.round((Math.hypot(a, b) / RECIPE_CHROMA) * 100));
  const turn = Math.round((Math.atan2(b, a) * 180) / Math.PI);
  return { hue: chroma === 0 ? 0 : (turn + 360) % 360, chroma };
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
