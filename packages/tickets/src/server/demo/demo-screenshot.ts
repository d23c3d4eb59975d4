import sharp from 'sharp';

/** What a demonstration picture shows. Drawn by us: no game's art, no words that a machine's fonts would have to know. */
export type Scene = 'fight' | 'bag' | 'receipt';

type Size = { width: number; height: number };
const sizes: Record<Scene, Size> = {
  fight: { width: 1334, height: 750 },
  bag: { width: 1334, height: 750 },
  receipt: { width: 750, height: 1334 },
};

const rect = (x: number, y: number, width: number, height: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`;
const disc = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const times = (n: number, draw: (index: number) => string) => Array.from({ length: n }, (_, at) => draw(at)).join('');

function hud({ width, height }: Size): string {
  const bars =
    rect(96, 28, 300, 18, '#0008', 9) + rect(96, 28, 214, 18, '#e5484d', 9) + rect(96, 54, 220, 10, '#5b8def', 5);
  const buttons = times(4, (n) =>
    disc(width - 90 - (n % 2) * 120, height - 80 - Math.floor(n / 2) * 120, 46, '#ffffff38'),
  );
  return `${disc(54, 46, 34, '#ffd9a0')}${bars}${buttons}${disc(130, height - 120, 78, '#ffffff26')}${disc(130, height - 120, 34, '#ffffff66')}`;
}

const sky = (top: string, bottom: string) =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`;

function fight(size: Size): string {
  const { width, height } = size;
  const hill = (y: number, fill: string) =>
    `<path fill="${fill}" d="M0 ${y} Q${width / 4} ${y - 190} ${width / 2} ${y - 40} T${width} ${y - 70} V${height} H0Z"/>`;
  const foe = `${disc(860, 380, 92, '#7a1f3d')}${disc(828, 356, 14, '#ffe08a')}${disc(892, 356, 14, '#ffe08a')}${rect(800, 250, 120, 10, '#0008', 5)}${rect(800, 250, 22, 10, '#e5484d', 5)}`;
  const hero = `${disc(470, 430, 34, '#ffd9a0')}${rect(442, 462, 56, 96, '#2f6f8f', 18)}${rect(490, 488, 150, 10, '#dfe7ef', 5)}`;
  return `${sky('#20304f', '#d98b6a')}${rect(0, 0, width, height, 'url(#sky)')}${hill(470, '#3c4a63')}${hill(590, '#2a3347')}${foe}${hero}${hud(size)}`;
}

function bag(size: Size): string {
  const { width, height } = size;
  const hues = ['#5b8def', '#e5a23d', '#7cc08a', '#b07be0', '#e5484d'];
  const slot = (n: number) => {
    const [x, y] = [430 + (n % 6) * 136, 130 + Math.floor(n / 6) * 136];
    const thing = n % 4 === 3 ? '' : disc(x + 60, y + 56, 30, hues[n % hues.length] ?? '#5b8def');
    return rect(x, y, 120, 120, '#ffffff14', 14) + thing + (thing && rect(x + 78, y + 92, 30, 14, '#ffffffb0', 4));
  };
  const figure = disc(210, 290, 70, '#ffd9a0') + rect(150, 360, 120, 190, '#2f6f8f', 40);
  return `${sky('#1b2436', '#2b3a57')}${rect(0, 0, width, height, 'url(#sky)')}${rect(400, 90, 860, 590, '#0e1522c0', 24)}${figure}${times(24, slot)}${disc(1230, 70, 22, '#ffffff40')}`;
}

function receipt({ width, height }: Size): string {
  const line = (n: number) => {
    const y = 470 + n * 74;
    return (
      rect(90, y, 190 + ((n * 67) % 120), 20, '#9aa4b2', 8) +
      rect(width - 90 - 150, y, 150 - ((n * 31) % 60), 20, '#4a5568', 8)
    );
  };
  const head = disc(width / 2, 210, 64, '#3a8f5d') + rect(width / 2 - 150, 306, 300, 26, '#2d3748', 10);
  const sum =
    rect(90, 1060, width - 180, 3, '#d5dbe3') +
    rect(90, 1096, 170, 28, '#2d3748', 10) +
    rect(width - 300, 1096, 210, 28, '#2d3748', 10);
  const bar = rect(60, 24, 90, 16, '#4a5568', 8) + rect(width - 150, 24, 90, 16, '#4a5568', 8);
  return `${rect(0, 0, width, height, '#f4f6f9')}${rect(40, 80, width - 80, 1120, '#ffffff', 28)}${bar}${head}${rect(width / 2 - 90, 354, 180, 16, '#9aa4b2', 8)}${times(7, line)}${sum}`;
}

const scenes: Record<Scene, (size: Size) => string> = { fight, bag, receipt };

export async function demoScreenshot(scene: Scene): Promise<Buffer> {
  const size = sizes[scene];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${scenes[scene](size)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
