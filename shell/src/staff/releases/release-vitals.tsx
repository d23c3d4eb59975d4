import { useSearchParams } from '@hub/web';
import { Tabs } from '@hub/web/parts';
import type { ReleaseDetailView } from '@hub/contracts/releases';
import { useLingui } from '@lingui/react/macro';
import { VitalsTable } from './vitals-table.tsx';

/** How fast pages are with every build together, and with each of those that visitors have. */
export function ReleaseVitals({ release: { area, live, canary, vitals } }: { release: ReleaseDetailView }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const told = vitals.find(({ build }) => build === search.get('build')) ?? vitals[0];
  const base = `/staff/releases/${area}`;
  const nameOf = (build: string | null) => {
    if (build === null) return t`所有版本`;
    if (build === live) return t`正式 ${build}`;
    return build === canary?.build ? t`試行 ${build}` : t`其他 ${build}`;
  };
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
