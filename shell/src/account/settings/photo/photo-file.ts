/** For the file input; extensions too, because some systems name no type. */
export const PHOTO_ACCEPT = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';

const MAX_BYTES = 10 * 1024 * 1024;

export const PHOTO_UNREADABLE =
  'Não foi possível ler esta imagem. O arquivo pode estar danificado ou não ser uma imagem.';

/** Why a file cannot become a photo, or null. Whether it is an image shows when it is read. */
export function checkPhotoFile({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return PHOTO_UNREADABLE;
  return size > MAX_BYTES ? 'A imagem tem mais de 10 MB. Escolha uma menor.' : null;
}
