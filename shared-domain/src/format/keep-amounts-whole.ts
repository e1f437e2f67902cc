/** Puts a no-break space between "R$" and its number, so that no line of a page ends between them. */
export const keepAmountsWhole = (text: string): string => text.replaceAll(/R\$ (?=\d)/gu, 'R$\u00A0');
