import {
  Button,
  classList,
  EmptyState,
  isApiFault,
  SearchIcon,
  Skeleton,
  TriangleAlertIcon,
  usePageTitle,
} from '@hub/web';
import type { ReactNode } from 'react';
import { useDeskTexts } from './desk-texts.ts';
import css from './record-page.module.css';
import { useQuietRefresh } from './use-quiet-refresh.ts';
import { useSessionEnd } from './use-session-end.ts';

export type RecordQuery<One> = { currentData?: One; error?: unknown; refetch: () => unknown };

export type RecordPageProps<One> = {
  query: RecordQuery<One>;
  /** The address names no record, so nothing was asked. */
  nowhere?: boolean;
  heading: string;
  /** Absent, or another's: nobody is told which. */
  missing: { title: string; text: string; action: ReactNode };
  away: { title: string; text: string };
  live?: boolean;
  className?: string;
  children: (record: One) => ReactNode;
};

export function RecordPage<One>({ query, nowhere = false, live = false, children, ...words }: RecordPageProps<One>) {
  const { currentData, error, refetch } = query;
  const { heading, missing, away, className } = words;
  const { tryAgain } = useDeskTexts();
  useSessionEnd(error);
  useQuietRefresh(() => void refetch(), live && !nowhere);
  if (nowhere || (isApiFault(error) && error.status === 404)) {
    return (
      <Standing title={missing.title} heading={heading} className={classList(css.state, className)}>
        <EmptyState icon={<SearchIcon />} {...missing} />
      </Standing>
    );
  }
  if (currentData !== undefined) return children(currentData);
  if (error === undefined) {
    return (
      <Standing title={heading} heading={heading} className={classList(css.waiting, className)}>
        <Skeleton shape="rows" count={6} />
      </Standing>
    );
  }
  const again = (
    <Button size="small" onClick={() => void refetch()}>
      {tryAgain}
    </Button>
  );
  return (
    <Standing title={away.title} heading={heading} className={classList(css.state, className)}>
      <EmptyState icon={<TriangleAlertIcon />} {...away} action={again} />
    </Standing>
  );
}

type StandingProps = { title: string; heading: string; className?: string; children: ReactNode };

function Standing({ title, heading, className, children }: StandingProps) {
  usePageTitle(title);
  return (
    <div className={className}>
      <h1 className="visually-hidden">{heading}</h1>
      {children}
    </div>
  );
}
