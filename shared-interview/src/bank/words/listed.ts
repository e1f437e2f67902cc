/** Words or expressions written one after the other, with commas between them. */
export const listed = (text: string): readonly string[] => text.split(',').map((word) => word.trim());
