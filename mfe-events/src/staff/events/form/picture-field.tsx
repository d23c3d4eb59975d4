import { Button } from '@hub/web';
import { Field } from '@hub/web/parts';
import { FileDrop } from '@hub/web/staff';
import { pictureAddress, pictureRules, type PictureUse } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { ImageUpIcon } from 'lucide-react';
import own from './picture-field.module.css';
import { useSendPicture } from './use-send-picture.ts';

type Props = {
  id: string;
  label: string;
  stands: PictureUse;
  game: string;
  /** Its id, '' of none. */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
};

/** A picture of the event's own, in the place of a drawing: its limits are told before it is chosen, its size after. */
export function PictureField({ id, label, stands, game, value, error, onChange }: Props) {
  const { t } = useLingui();
  const { percent, fault, sent, send } = useSendPicture(stands, game, onChange);
  const { width, height, across, best } = pictureRules[stands];
  const hint =
    stands === 'banner'
      ? t`JPG、PNG 或 GIF，8 MB 以內。建議 ${best[0]} × ${best[1]}，至少 ${width} × ${height}，寬是高的 ${across[0]} 到 ${across[1]} 倍；重要的東西放右邊，左邊會蓋上文字`
      : t`JPG、PNG 或 GIF，8 MB 以內。建議正方形 ${best[0]} × ${best[1]}，至少 ${width} × ${height}`;
  return (
    <Field id={id} label={label} hint={hint} error={fault ?? error} optional>
      {(wire) => (
        <div className={own.field}>
          {value && (
            <div className={own.chosen} data-stands={stands}>
              <img src={pictureAddress(value)} alt={t`上傳的圖`} />
              {sent?.id === value && (
                <span>{t`${sent.width} × ${sent.height}，${Math.ceil(sent.bytes / 1024)} KB`}</span>
              )}
              <Button variant="quiet" size="small" onClick={() => onChange('')}>
                {t`不用這張圖`}
              </Button>
            </div>
          )}
          <FileDrop
            wire={wire}
            accept="image/jpeg,image/png,image/gif"
            icon={<ImageUpIcon />}
            verb={value ? t`換一張圖` : t`選一張圖`}
            status={percent !== undefined && t`上傳中 ${percent}%`}
            disabled={percent !== undefined}
            onChoose={(file) => void send(file)}
          />
        </div>
      )}
    </Field>
  );
}
