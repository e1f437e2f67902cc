/** E-mail and web addresses, telephones, and numbers of documents. */
const IDENTIFIERS =
  /\S*@\S+|https?:\/\/\S+|www\.\S+|\(?\d{2}\)? ?9?\d{4}[- ]\d{4}(?!\d)|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/gu;

/** A text whose identifiers are blank, so that their digits are not read as amounts; positions stay. */
export const hideIdentifiers = (text: string): string =>
  text.replace(IDENTIFIERS, (found) => ' '.repeat(found.length));
