const longestSide = 768;
const quality = 0.85;

/**
 * A small JPEG of an image, as a data URL, for a service that only needs to see what it shows.
 *
 * @throws when it can't be read as an image
 */
export async function smallImage(source: Blob): Promise<string> {
  const bitmap = await createImageBitmap(source);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality);
}

/** The same of an address on the studio itself. @throws when it can't be read as an image */
export async function smallImageAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The image could not be read (${response.status}).`);
  return smallImage(await response.blob());
}
