import type { FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Of the pixels behind the letters the worst are left out: single ones at the edge of a mark disturb no reader. */
const WORST = 0.02;
/** Difference of one channel from which a pixel belongs to a letter. */
const LETTER = 24;

type Colour = [red: number, green: number, blue: number];
type Words = { colour: Colour; alpha: number; least: number };
type Box = { x: number; y: number; width: number; height: number };
type Pixels = { data: Buffer; channels: number };
/** As axe names an element: the frames that it stands in, then itself. */
type Target = readonly (string | string[])[];

/** What is wrong with the contrast of an element's own words, measured on the pixels behind them; null when nothing is. */
export async function measureContrast(page: Page, target: Target): Promise<string | null> {
  const element = elementAt(page, target);
  const words = await element.evaluate(wordsOf);
  const clip = await seenOf(page, element);
  if (!clip) return null;
  const [shown, hidden] = [await pixelsOf(page, clip), await withoutLetters(page, element, clip)];
  const ratios: number[] = [];
  for (let at = 0; at + 2 < shown.data.length; at += shown.channels) {
    const behind = colourAt(hidden, at);
    if (colourAt(shown, at).every((value, channel) => Math.abs(value - (behind[channel] ?? 0)) < LETTER)) continue;
    ratios.push(contrast(blend(words.colour, words.alpha, behind), behind));
  }
  // No letter is seen: something lies over all of them.
  if (!ratios.length) return null;
  const worst = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * WORST)] ?? 0;
  return worst < words.least ? `${worst.toFixed(2)} to 1 on the pixels, ${words.least} is needed` : null;
}

function elementAt(page: Page, target: Target): Locator {
  const path = target.map((one) => (typeof one === 'string' ? one : one.join(' ')));
  const frames = path.slice(0, -1);
  const inner = frames.reduce<Page | FrameLocator>((outer, frame) => outer.frameLocator(frame), page);
  return inner.locator(path.at(-1) ?? '').first();
}

/** What of it is in the window, wherever its frame stands. */
async function seenOf(page: Page, element: Locator): Promise<Box | null> {
  const [box, window] = [await element.boundingBox(), page.viewportSize()];
  if (!box || !window) return null;
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const width = Math.min(window.width, Math.ceil(box.x + box.width)) - x;
  const height = Math.min(window.height, Math.ceil(box.y + box.height)) - y;
  return width < 1 || height < 1 ? null : { x, y, width, height };
}

/** Brings the element into view; how its words are drawn. Runs in the page. */
function wordsOf(element: Element): Words {
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const style = getComputedStyle(element);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  // Whatever the notation of the colour is, the canvas knows its channels.
  canvas.fillStyle = style.color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, own = 0] = canvas.getImageData(0, 0, 1, 1).data;
  let alpha = own / 255;
  for (let at: Element | null = element; at; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  return { colour: [red, green, blue], alpha, least: large ? 3 : 4.5 };
}

async function withoutLetters(page: Page, element: Locator, clip: Box): Promise<Pixels> {
  const before = await element.evaluate((one: HTMLElement) => {
    const kept = one.getAttribute('style');
    // Nothing else of its letters: what stands within it in a colour of its own, as a count does, stays as it is.
    one.style.setProperty('color', 'transparent', 'important');
    one.style.setProperty('transition', 'none', 'important');
    return kept;
  });
  const pixels = await pixelsOf(page, clip);
  await element.evaluate((one, kept) => {
    if (kept === null) one.removeAttribute('style');
    else one.setAttribute('style', kept);
  }, before);
  return pixels;
}

async function pixelsOf(page: Page, clip: Box): Promise<Pixels> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels };
}

const colourAt = ({ data }: Pixels, at: number): Colour => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];

const blend = (colour: Colour, alpha: number, behind: Colour): Colour =>
  colour.map((value, channel) => value * alpha + (behind[channel] ?? 0) * (1 - alpha)) as Colour;

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG 2.2 defines it, 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
