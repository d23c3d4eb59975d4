import type { BuildMounts } from '@hub/contracts/releases';
import { useLingui } from '@lingui/react/macro';

type Props = { mounts: readonly BuildMounts[]; build: string };

/** How often the pages of a build came up in the last hour, and how often not. */
export function MountRate({ mounts, build }: Props) {
  const { t, i18n } = useLingui();
  const counted = mounts.find((row) => row.build === build);
  if (!counted || counted.mounts === 0) return t`這一小時還沒有人開啟`;
  const { mounts: all, failures } = counted;
  const rate = i18n.number(failures / all, { style: 'percent', maximumFractionDigits: 2 });
  const many = i18n.number(all);
  return failures === 0
    ? t`這一小時開啟 ${many} 次，沒有失敗`
    : t`這一小時開啟 ${many} 次，失敗 ${failures} 次（${rate}）`;
}
