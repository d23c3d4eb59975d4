import { titleIn } from '@hub/federation/descriptor';
import {
  pageData,
  useLanguage,
  useLocation,
  useStaffMeQuery,
  type SlotFrameProps,
  type SlotModule,
  type SlotPartProps,
  type SlotProps,
} from '@hub/web';
import { useEffect } from 'react';
import { RemoteBoundary } from '../../remotes/remote-boundary.tsx';
import { MountBeacon } from '../../signal/mount-beacon.tsx';
import { retryRemote, startRemote, useRemote } from '../../remotes/remote-registry.ts';
import { partsFor, type AreaPart } from './parts-for.ts';

/** A slot with the parts that registered builds have for it; each loads and fails by itself. */
export function AreaSlot({ name: slot, game, given, Frame }: SlotProps) {
  const { data: me } = useStaffMeQuery();
  const language = useLanguage();
  const { pathname } = useLocation();
  const parts = me ? partsFor(slot, me, game, Object.values(pageData().registry.areas)) : [];
  return parts.map((part) => {
    const frame = { id: `${slot}-${part.area}-${part.name}`, title: titleIn(part.title, language) };
    return (
      <RemoteBoundary
        key={frame.id}
        area={part.area}
        path={pathname}
        partOnly
        fallback={(code, retry) => <Frame {...frame} query={brokenOff(code, retry)} />}
      >
        <LoadedPart part={part} given={{ ...given, ...frame, name: part.name, Frame }} />
      </RemoteBoundary>
    );
  });
}

const brokenOff = (code: string, refetch: () => void): SlotFrameProps['query'] => ({
  error: code,
  isFetching: false,
  refetch,
});

function LoadedPart({ part: { area, expose }, given }: { part: AreaPart; given: SlotPartProps<object> }) {
  const state = useRemote(area, expose);
  useEffect(() => startRemote(area, expose), [area, expose]);
  if (state.is === 'ready') {
    const Part = state.component as SlotModule['SlotPart'];
    return (
      <>
        <Part {...given} />
        <MountBeacon area={area} worded={state.worded} />
      </>
    );
  }
  const { Frame, id, title } = given;
  const away = state.is === 'away';
  const query = away
    ? brokenOff(state.code, () => retryRemote(area, expose))
    : { isFetching: true, refetch: () => undefined };
  return <Frame id={id} title={title} query={query} />;
}
