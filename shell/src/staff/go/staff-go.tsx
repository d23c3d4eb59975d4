import { lazyPage, useNavigate } from '@hub/web';
import { KeysDialog, PALETTE_KEYS, type KeyGroup } from '@hub/web/staff';
import type { StaffMe } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStaffDoors } from '../staff-doors.ts';
import { useAreaKeys } from './use-area-keys.ts';

const StaffPalette = lazyPage(() => import('./staff-palette.tsx').then((file) => file.StaffPalette));

/** Ctrl+K, G with a number, and `?` on every screen of the desk. */
export function StaffGo({ me, on }: { me: StaffMe; on: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const doors = useStaffDoors(me);
  const [shown, setShown] = useState<'palette' | 'keys'>();
  const close = () => setShown(undefined);
  const tab = (nth: number) => {
    const door = doors[nth - 1];
    if (door) void navigate(door.to);
  };
  // A palette that cannot be had leaves the keys, and the screen as it is.
  const palette = () =>
    void StaffPalette.preload().then(
      () => setShown('palette'),
      () => setShown('keys'),
    );
  useAreaKeys({ palette, keys: () => setShown('keys'), tab }, on);
  const groups: KeyGroup[] = [
    {
      rows: [
        [PALETTE_KEYS, t`前往其他區域`],
        ...doors.slice(0, 9).map(({ label }, at): [string, string] => [`G ${at + 1}`, label]),
        ['?', t`這張表`],
      ],
    },
  ];
  return (
    <>
      {shown === 'palette' && <StaffPalette open onClose={close} doors={doors} />}
      <KeysDialog open={shown === 'keys'} onClose={close} groups={groups} />
    </>
  );
}
