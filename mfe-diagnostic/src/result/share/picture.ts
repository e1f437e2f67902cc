import { err, ok, type Result } from '@aura/shared-domain';

/** Width and height of a shared picture, as networks show it. */
export const SHARE_SIZE = [1200, 630] as const;

/** A drawing as the text of an SVG file. */
export function writeSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [width, height] = SHARE_SIZE;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a PNG, drawn by the browser; nothing leaves the device. */
export async function drawPng(drawing: SVGSVGElement): Promise<Result<Uint8Array<ArrayBuffer>, 'undrawn'>> {
  const [width, height] = SHARE_SIZE;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(writeSvg(drawing))}`;
  try {
    await image.decode();
  } catch {
    return err('undrawn');
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob ? ok(new Uint8Array(await blob.arrayBuffer())) : err('undrawn');
}
