/* A bundled worker would begin as a container, which only a page is: it imports nothing. */
import type { ShrinkOrder, Shrunk } from './shrink-order.ts';

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Older browsers do not know the word, and turn the picture without being told.
    return createImageBitmap(file);
  }
}

function draw(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d', { alpha: false });
  if (!brush) throw new Error('no canvas');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

async function shrink({ file, side, thumbSide, quality, whole }: ShrinkOrder): Promise<Shrunk> {
  const bitmap = await decode(file);
  try {
    const thumb = await draw(bitmap, thumbSide, quality);
    return whole ? { thumb } : { thumb, picture: await draw(bitmap, side, quality) };
  } finally {
    bitmap.close();
  }
}

addEventListener('message', ({ data }: MessageEvent<ShrinkOrder>) => {
  shrink(data).then(
    (shrunk) => postMessage(shrunk),
    () => postMessage(null),
  );
});
