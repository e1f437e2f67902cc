/** Puts a no-break space between "R$" and its number in a text that somebody else wrote, as `formatMoney` does. */
export const keepAmountsWhole = (text: string): string => text.replaceAll(/R\$ (?=\d)/gu, 'R$\u00A0');
