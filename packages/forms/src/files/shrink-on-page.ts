import type { ShrinkOrder, Shrunk } from './shrink-order.ts';

/** For browsers without a canvas in workers. Null when the browser cannot read the file. */
export async function shrinkOnPage({ file, side, thumbSide, quality, whole }: ShrinkOrder): Promise<Shrunk | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const thumb = await draw(image, thumbSide, quality);
    return whole ? { thumb } : { thumb, picture: await draw(image, side, quality) };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The width and height of an image element are those of the picture as it is turned. */
function draw(image: HTMLImageElement, side: number, quality: number): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const brush = canvas.getContext('2d', { alpha: false });
  if (!brush) throw new Error('no canvas');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}
