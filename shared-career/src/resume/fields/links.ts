const ADDRESS = new RegExp(
  [
    String.raw`(?<![\p{L}\d@._-])(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:com(?:\.br)?|`,
    String.raw`br|org|net|io|dev|me|app|edu|gov|co|ai|info|tech|site|design|academy|xyz|page|link|online|`,
    String.raw`pt|uk|de|us|ca|to|tv|gg|blog|art|so)(?:\/[^\s,;|•)]*)?(?![\p{L}\d@-])`,
  ].join(''),
  'giu',
);

/** An address without its scheme, `www.` and closing slash, as people write it in a CV. */
export const shortenAddress = (address: string): string =>
  address
    .replace(/^https?:\/\//iu, '')
    .replace(/^www\./iu, '')
    .replace(/[/.]+$/u, '');

/** Web addresses in a text, plain, from left to right. E-mail addresses are left out. */
export function findLinks(text: string): string[] {
  const bare = text.replace(/[\w.+%-]+@[\w.-]+/gu, ' ');
  return [...bare.matchAll(ADDRESS)].map((match) => shortenAddress(match[0]));
}

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;

/** The first e-mail address of a text, or an empty string. */
export function findEmail(text: string): string {
  const match =
    EMAIL.exec(text) ?? EMAIL.exec(text.replace(/\s*@\s*/gu, '@').replace(/\s*\(at\)\s*/giu, '@'));
  return match?.[0].replace(/^[._%+-]+/u, '') ?? '';
}
