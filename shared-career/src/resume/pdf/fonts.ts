/** What a PDF font name tells about its style; subset tags ("ABCDEF+") are ignored. */
export function readFontStyle(name: string): { bold: boolean; italic: boolean } {
  const plain = name.replace(/^[A-Z]{6}\+/u, '');
  // Computer Modern names its bold faces CMBX and CMB10; Latin Modern writes them out.
  const bold =
    /bold|semibold|demi|heavy|black|[-_,]bd|cmbx|cmb\d/iu.test(plain) && !/symbol|awesome/iu.test(plain);
  const italic = /italic|oblique|[-_,]it\b|slanted|cmti|cmsl/iu.test(plain);
  return { bold, italic };
}
