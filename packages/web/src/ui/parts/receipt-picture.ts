import { gamePicture } from '@hub/contracts/calls/catalog/games';
import { pageElement, siteAddress } from '@hub/web';
import type { ReceiptProps } from './receipt.tsx';

type ReceiptText = Pick<ReceiptProps, 'game' | 'label' | 'number' | 'codes'> & {
  lines?: readonly string[];
  foot?: string;
};

const WIDTH = 720;
const UPPER = 376;
const ROW = 150;
const EDGE = 44;
const INK = '#171c24';
const GREY = '#4c515b';

/** 720 px wide. */
export async function drawReceipt({ game, label, number, lines = [], codes, foot }: ReceiptText): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = UPPER + ROW * codes.length + (foot === undefined ? 24 : 72);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const style = getComputedStyle(pageElement());
  const font = style.getPropertyValue('--font');
  const write = (text: string, y: number, size: number, colour: string, bold = false) => {
    pen.font = `${bold ? 600 : 400} ${size}px ${font}`;
    pen.fillStyle = colour;
    pen.fillText(text, EDGE, y);
  };

  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, canvas.height);
  await drawUpper(pen, game, style);
  write(label, 76, 28, '#fff');
  write(number, 144, 60, '#fff', true);
  lines.forEach((line, index) => write(line, UPPER - 44 - (lines.length - 1 - index) * 44, 28, '#fff'));
  drawTear(pen);
  codes.forEach((code, index) => {
    write(code.label, UPPER + index * ROW + 62, 28, GREY);
    write(code.shown, UPPER + index * ROW + 124, 60, INK, true);
  });
  if (foot !== undefined) write(foot, canvas.height - 28, 24, GREY);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

async function drawUpper(pen: CanvasRenderingContext2D, game: string, style: CSSStyleDeclaration): Promise<void> {
  const ground = style.getPropertyValue('--p1').trim();
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, UPPER);
  const art = await loadArt(game, style);
  if (!art) return;
  pen.drawImage(art, WIDTH - UPPER * 2, 0, UPPER * 2, UPPER);
  const fade = pen.createLinearGradient(WIDTH * 0.3, UPPER, WIDTH * 0.75, 0);
  fade.addColorStop(0, ground);
  fade.addColorStop(1, `${ground}00`);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, WIDTH, UPPER);
}

/** The game's picture with its inks filled in; nothing when it cannot be had, for the receipt is good without it. */
async function loadArt(game: string, style: CSSStyleDeclaration): Promise<HTMLImageElement | null> {
  try {
    const response = await fetch(siteAddress(gamePicture(`${game}.picture.svg`)));
    const svg = (await response.text()).replace(/var\((--p\d)\)/g, (_, ink: string) =>
      style.getPropertyValue(ink).trim(),
    );
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    const image = new Image(WIDTH, WIDTH / 2);
    image.src = url;
    await image.decode().finally(() => URL.revokeObjectURL(url));
    return image;
  } catch {
    return null;
  }
}

function drawTear(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = '#c8ccd4';
  pen.lineWidth = 4;
  pen.setLineDash([14, 10]);
  pen.beginPath();
  pen.moveTo(EDGE, UPPER + 2);
  pen.lineTo(WIDTH - EDGE, UPPER + 2);
  pen.stroke();
}
