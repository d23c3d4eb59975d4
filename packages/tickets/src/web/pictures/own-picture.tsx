import { useEffect, useEffectEvent, useRef, useState, type ImgHTMLAttributes } from 'react';
import { useOwnPicture } from './use-own-picture.ts';

/** How far below the screen a picture is fetched. */
const AHEAD = '400px';
/** One clear dot: without an address an element keeps no room and shows its words. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type Props = Pick<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'width' | 'height' | 'className'> & {
  address: string;
  draw: number;
  lazy?: boolean;
  onFailed: () => void;
  /** Under which address it stands now. */
  onShown?: (address: string) => void;
};

/** Its room is there before it is. */
export function OwnPicture({ address, draw, lazy = false, onFailed, onShown, alt, ...img }: Props) {
  const place = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(!lazy);
  const src = useOwnPicture(address, draw, near);
  const failed = useEffectEvent(onFailed);
  const told = useEffectEvent((shown: string) => onShown?.(shown));
  useEffect(() => {
    if (src === null) failed();
    else if (src !== undefined) told(src);
  }, [src]);
  useEffect(() => {
    const image = place.current;
    if (near || !image) return undefined;
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    seen.observe(image);
    return () => seen.disconnect();
  }, [near]);
  return <img ref={place} {...img} src={src ?? CLEAR} alt={alt} onError={() => src && onFailed()} />;
}
