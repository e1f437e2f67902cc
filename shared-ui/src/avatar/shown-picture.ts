/**
 * The address of a picture that the page may show: an embedded raster image or a path of this site. The content
 * security policy allows no other, and a stored address is untrusted; for anything else null.
 */
export function shownPicture(url: string | null | undefined): string | null {
  if (!url) return null;
  return /^data:image\/(png|jpeg|webp);base64,/.test(url) || /^\/(?![/\\])/.test(url) ? url : null;
}
