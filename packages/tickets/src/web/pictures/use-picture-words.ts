import type { PictureView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';

/** What a picture is called for those who do not see it: `圖片 1，收據.jpg`. */
export function usePictureWords(): (picture: Pick<PictureView, 'name'>, index: number) => string {
  const { t } = useLingui();
  return ({ name }, index) => {
    const number = index + 1;
    return name
      ? t({ context: 'tickets', message: `圖片 ${number}，${name}` })
      : t({ context: 'tickets', message: `圖片 ${number}` });
  };
}
