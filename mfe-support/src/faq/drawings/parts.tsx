import type { ReactNode } from 'react';
import css from './drawings.module.css';

/** A drawing says nothing alone: its words stand below it, so a voice reads those. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={css.drawing} viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function Phone({ children }: { children: ReactNode }) {
  return (
    <>
      <rect className={css.device} x="84" y="6" width="152" height="188" rx="16" />
      <rect className={css.screen} x="92" y="16" width="136" height="168" rx="8" />
      {children}
    </>
  );
}

export function BrowserWindow({ children }: { children: ReactNode }) {
  return (
    <>
      <rect className={css.device} x="20" y="14" width="280" height="172" rx="10" />
      <rect className={css.screen} x="28" y="42" width="264" height="136" rx="6" />
      <circle className={css.quiet} cx="36" cy="28" r="4" />
      <circle className={css.quiet} cx="50" cy="28" r="4" />
      <rect className={css.quiet} x="66" y="22" width="180" height="12" rx="6" />
      {children}
    </>
  );
}

type At = { x: number; y: number; width: number };

/** A line of a list: a sign, a title and a note. */
export function Row({ x, y, width }: At) {
  return (
    <>
      <circle className={css.quiet} cx={x + 10} cy={y + 11} r="7" />
      <rect className={css.ink} x={x + 24} y={y + 4} width={width * 0.5} height="5" rx="2.5" />
      <rect className={css.quiet} x={x + 24} y={y + 13} width={width * 0.34} height="4" rx="2" />
    </>
  );
}

export const Rows = ({ x, y, width, many }: At & { many: number }) =>
  Array.from({ length: many }, (_, at) => <Row key={at} x={x} y={y + at * 27} width={width} />);

/** What to press or to look at: a ring, and a hand that points at it. */
export function Here({ x, y, width, height, round = 8 }: At & { height: number; round?: number }) {
  const [px, py] = [x + width - 4, y + height - 2];
  return (
    <>
      <rect className={css.here} x={x} y={y} width={width} height={height} rx={round} />
      <path className={css.hand} d={`M${px} ${py}l4 17 5-5 8 7 4-5-8-6 6-4z`} />
    </>
  );
}

/** Paper with the number that support needs. */
export function Receipt({ number }: { number: string }) {
  return (
    <Phone>
      <path className={css.paper} d="M104 26h112v148l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z" />
      <circle className={css.quiet} cx="160" cy="46" r="10" />
      <rect className={css.ink} x="130" y="64" width="60" height="5" rx="2.5" />
      <text className={css.number} x="160" y="95" textAnchor="middle">
        {number}
      </text>
      <rect className={css.quiet} x="114" y="112" width="50" height="4" rx="2" />
      <rect className={css.ink} x="182" y="112" width="24" height="4" rx="2" />
      <rect className={css.quiet} x="114" y="126" width="40" height="4" rx="2" />
      <rect className={css.ink} x="176" y="126" width="30" height="4" rx="2" />
      <Here x={108} y={80} width={104} height={23} />
    </Phone>
  );
}
