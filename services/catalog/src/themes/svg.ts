/** One of the four inks of a game, painted as `var(--p1)` … `var(--p4)`. */
export type Ink = 1 | 2 | 3 | 4;

export type Point = { x: number; y: number };

/** `dash` in stroke-dasharray's words; `round` rounds line ends and corners; `opacity` of the whole or of one part. */
export type Paint = {
  fill?: Ink;
  line?: Ink;
  width?: number;
  dash?: string;
  round?: true;
  opacity?: number;
  fillOpacity?: number;
  lineOpacity?: number;
};

/** A number as SVG text, one decimal, without a leading zero. */
export function digits(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Coordinates as short as path data allows: a minus sign separates by itself. */
export function coords(...values: number[]): string {
  return values.map(digits).reduce((text, next) => (next.startsWith('-') ? text + next : `${text} ${next}`));
}

function paintAttributes({ fill, line, width, dash, round, opacity, fillOpacity, lineOpacity }: Paint): string {
  const attributes = [
    ['fill', fill ? `var(--p${fill})` : 'none'],
    ['stroke', line && `var(--p${line})`],
    ['stroke-width', width && digits(width)],
    ['stroke-dasharray', dash],
    ['stroke-linecap', round && 'round'],
    ['stroke-linejoin', round && 'round'],
    ['opacity', opacity && digits(opacity)],
    ['fill-opacity', fillOpacity && digits(fillOpacity)],
    ['stroke-opacity', lineOpacity && digits(lineOpacity)],
  ];
  return attributes.map(([name, value]) => (value ? ` ${name}="${value}"` : '')).join('');
}

export function path(data: string, paint: Paint): string {
  return `<path d="${data}"${paintAttributes(paint)}/>`;
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(radius)}"${paintAttributes(paint)}/>`;
}

/** `turn` in degrees, clockwise, round the ellipse's own centre. */
export function ellipse(x: number, y: number, wide: number, high: number, turn: number, paint: Paint): string {
  const place = `transform="translate(${coords(x, y)}) rotate(${digits(turn)})"`;
  return `<ellipse rx="${digits(wide)}" ry="${digits(high)}" ${place}${paintAttributes(paint)}/>`;
}

function onGrid({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** Path data of straight lines. Steps are taken between rounded points, so that no error adds up on the way. */
export function straight(points: Point[], closed = true): string {
  const [first = { x: 0, y: 0 }, ...rest] = points.map(onGrid);
  let last = first;
  const steps = rest.map((point) => {
    const step = `l${coords(point.x - last.x, point.y - last.y)}`;
    last = point;
    return step;
  });
  return `M${coords(first.x, first.y)}${steps.join('')}${closed ? 'z' : ''}`;
}

/** Path data of a soft curve through all points (Catmull-Rom as cubic curves). */
export function soft(points: Point[], closed = true): string {
  const knots = points.map(onGrid);
  const count = knots.length;
  const knot = (index: number): Point => {
    const wanted = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return knots[wanted] ?? { x: 0, y: 0 };
  };
  const handle = (index: number): Point => {
    const before = knot(index - 1);
    const after = knot(index + 1);
    return { x: (after.x - before.x) / 6, y: (after.y - before.y) / 6 };
  };
  const start = knot(0);
  let data = `M${coords(start.x, start.y)}`;
  for (let index = 1; index <= (closed ? count : count - 1); index += 1) {
    const from = knot(index - 1);
    const to = knot(index);
    const leave = handle(index - 1);
    const arrive = handle(index);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const end = [dx - arrive.x, dy - arrive.y, dx, dy];
    data += index === 1 ? `c${coords(leave.x, leave.y, ...end)}` : `s${coords(...end)}`;
  }
  return closed ? `${data}z` : data;
}

/** Path data of dots: lines without length whose round ends are the dots. Paint with `line`, `width` and `round`. */
export function dots(points: Point[]): string {
  return points.map(({ x, y }) => `M${coords(x, y)}h0`).join('');
}

/** A point seen from a centre; degrees clockwise from twelve o'clock. */
export function around(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}
