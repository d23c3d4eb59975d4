import { useVirtualizer, useWindowVirtualizer, defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import css from './virtual-rows.module.css';

export type VirtualList = {
  /** From the focused row, else from the open one, else the first. */
  step(by: 1 | -1): void;
  show(id: number): void;
};

export type VirtualRowsProps<Row extends { id: number }> = {
  rows: readonly Row[];
  openId: number | null;
  total: number | null;
  children: (row: Row) => ReactNode;
  onNearEnd?: (() => void) | undefined;
  ref?: Ref<VirtualList>;
  label: string;
};

const NEAR = 8;
const WIDE = matchMedia('(min-width: 64rem)');
const DENSE = matchMedia('(min-width: 48rem)');
/** Expected; every row is measured once it is there. */
const HEIGHTS = { dense: 36, tall: 84 };

const useMedia = (query: MediaQueryList): boolean =>
  useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );

/** Only rows in view, and the focused one, are in the page. Every row is one link with `data-row`. */
export function VirtualRows<Row extends { id: number }>(props: VirtualRowsProps<Row>) {
  const { rows, openId, total, children, onNearEnd, ref, label } = props;
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const indexOf = (id: number | null) => rows.findIndex((row) => row.id === id);
  const keep = indexOf(focused);
  const virtual = useRows(list, rows, keep);
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - NEAR) onNearEnd?.();
  }, [last, rows.length, onNearEnd]);
  const focusAt = (index: number) => {
    const row = rows[index];
    if (!row) return;
    virtual.scrollToIndex(index, { align: 'auto' });
    focusWhenThere(list.current, row.id);
  };
  const step = (by: 1 | -1) => {
    const from = keep >= 0 && list.current?.contains(document.activeElement) ? keep : indexOf(openId);
    focusAt(from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by)));
  };
  useImperativeHandle(ref, () => ({ step, show: (id) => focusAt(indexOf(id)) }));
  return (
    <ul
      ref={list}
      className={css.rows}
      style={{ height: virtual.getTotalSize() }}
      aria-label={label}
      onKeyDown={(event) => stepByArrow(event, step)}
      onFocus={(event) => setFocused(Number(event.target.dataset.row ?? 0) || null)}
    >
      {items.map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className={css.row}
          style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
          aria-posinset={index + 1}
          aria-setsize={total ?? -1}
        >
          {rows[index] && children(rows[index])}
        </li>
      ))}
    </ul>
  );
}

function stepByArrow(event: KeyboardEvent, step: (by: 1 | -1) => void): void {
  const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
  if (by === undefined) return;
  event.preventDefault();
  step(by);
}

/** A row far away comes into the page a moment later. */
function focusWhenThere(list: HTMLElement | null, id: number, tries = 10): void {
  const row = list?.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (row) row.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusWhenThere(list, id, tries - 1));
}

function useRows<Row extends { id: number }>(
  list: { current: HTMLUListElement | null },
  rows: readonly Row[],
  keep: number,
) {
  const wide = useMedia(WIDE);
  const dense = useMedia(DENSE);
  const [margin, setMargin] = useState(0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what stands above the list may change with every render
  useLayoutEffect(() => {
    const element = list.current;
    const pane = wide ? paneOf(element) : null;
    const top = element?.getBoundingClientRect().top ?? 0;
    const above = pane ? top - pane.getBoundingClientRect().top + pane.scrollTop : top + scrollY;
    // While the list is not shown there is nothing to measure.
    if (element?.offsetParent && Math.abs(above - margin) > 1) setMargin(above);
  });
  const rangeExtractor = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      return keep >= 0 && !seen.includes(keep) ? [...seen, keep].sort((a, b) => a - b) : seen;
    },
    [keep],
  );
  const common = {
    count: rows.length,
    estimateSize: () => (dense ? HEIGHTS.dense : HEIGHTS.tall),
    getItemKey: (index: number) => rows[index]?.id ?? index,
    overscan: 12,
    scrollMargin: margin,
    rangeExtractor,
  };
  const inPane = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...common,
    enabled: wide,
    getScrollElement: () => paneOf(list.current),
  });
  const inPage = useWindowVirtualizer<HTMLLIElement>({ ...common, enabled: !wide });
  return wide ? inPane : inPage;
}

const paneOf = (element: HTMLElement | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-pane-scroll]') ?? null;
