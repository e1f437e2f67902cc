/** Unit of the people whose departments are too small to be shown by themselves. */
export const OTHER_UNIT = 'outras';
