import { qrCode } from './qr-code.ts';

/** Light modules around the symbol, without which some cameras do not find it. */
const MARGIN = 4;

/** A QR code as an SVG of its own, black on white whatever the theme: a camera has to read it. */
export function qrSvg(text: string): string {
  const rows = qrCode(text);
  const side = rows.length + MARGIN * 2;
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x + MARGIN} ${y + MARGIN}h${length}v1h-${length}z`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path.join('')}"/></svg>`
  );
}

function runsOf(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
