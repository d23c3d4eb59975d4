const GAMUT_TOLERANCE = 0.0005;
const CHROMA_STEP = 0.002;

type Triple = [number, number, number];

function linearSrgb(lightness: number, chroma: number, hue: number): Triple {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function fitsSrgb(rgb: Triple): boolean {
  return rgb.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);
}

function channelHex(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** OKLCH (lightness 0–1, chroma, hue in degrees) as `#rrggbb`; chroma shrinks until the colour exists in sRGB. */
export function oklchHex(lightness: number, chroma: number, hue: number): string {
  let fitting = chroma;
  let rgb = linearSrgb(lightness, fitting, hue);
  while (!fitsSrgb(rgb) && fitting > 0) {
    fitting = Math.max(0, fitting - CHROMA_STEP);
    rgb = linearSrgb(lightness, fitting, hue);
  }
  return `#${rgb.map(channelHex).join('')}`;
}
