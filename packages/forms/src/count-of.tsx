import { useEffect, useState } from 'react';
import { countCodePoints } from './code-points.ts';
import { useFormTexts } from './form-texts.ts';

/** How many code points of `text` there are, of at most `limit`. */
export function CountOf({ text, limit }: { text: string; limit: number }) {
  const length = countCodePoints(text.trim());
  return (
    <>
      <span aria-hidden="true">
        {length.toLocaleString('en')}/{limit.toLocaleString('en')}
      </span>
      <SpokenCount length={length} limit={limit} />
    </>
  );
}

const PAUSE_MS = 1000;

/** Readers hear the count when typing stops, and only near the limit. */
function SpokenCount({ length, limit }: { length: number; limit: number }) {
  const [said, setSaid] = useState('');
  const texts = useFormTexts();
  useEffect(() => {
    const left = limit - length;
    const words = left < 0 ? texts.countOver(-left) : left <= limit / 10 ? texts.countLeft(left) : '';
    const timer = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [length, limit, texts]);
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}
