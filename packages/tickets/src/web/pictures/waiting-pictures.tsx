import { useLingui } from '@lingui/react/macro';
import type { UnsentPicture } from '../view/unsent-reply.ts';
import css from './pictures.module.css';
import { usePictureWords } from './use-picture-words.ts';

/** Pictures of a message on its way; after a reload only how many they are is known. */
export function WaitingPictures({ pictures }: { pictures: readonly UnsentPicture[] }) {
  const { t } = useLingui();
  const words = usePictureWords();
  const count = pictures.length;
  if (count === 0) return null;
  if (pictures.some(({ thumb }) => thumb === undefined)) {
    return <p className={css.count}>{t({ context: 'tickets', message: `附上 ${count} 張圖片` })}</p>;
  }
  return (
    <ul className={css.thumbs}>
      {pictures.map((picture, index) => (
        <li key={picture.upload} className={css.waiting}>
          <img src={picture.thumb} alt={words(picture, index)} width={72} height={72} />
        </li>
      ))}
    </ul>
  );
}
