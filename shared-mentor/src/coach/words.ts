export const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;
