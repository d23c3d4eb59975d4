import { useSearchParams } from '@hub/web';
import { Tabs } from '@hub/web/parts';
import type { ReleaseDetailView } from '@hub/contracts/releases';
import { useLingui } from '@lingui/react/macro';
import { VitalsTable } from './vitals-table.tsx';

/** How fast pages are with every build together, with the live one and with the one on trial. */
export function ReleaseVitals({ release: { area, live, vitals } }: { release: ReleaseDetailView }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const told = vitals.find(({ build }) => build === search.get('build')) ?? vitals[0];
  const base = `/staff/releases/${area}`;
  const nameOf = (build: string | null) =>
    build === null ? t`所有版本` : build === live ? t`正式 ${build}` : t`試行 ${build}`;
  return (
    <>
      <Tabs
        label={t`哪個版本的速度`}
        links={vitals.map(({ build }) => ({
          label: nameOf(build),
          to: build ? `${base}?build=${build}` : base,
          current: build === told?.build,
        }))}
      />
      <VitalsTable vitals={told?.rows ?? []} />
    </>
  );
}
