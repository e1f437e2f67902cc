/** Numbers and secrets, looked for in the text as it is typed. */
export const NUMBERS: readonly (readonly ['documents' | 'bank' | 'otherPeople', RegExp])[] = [
  // CPF, CNPJ, RG, CNH, PIS.
  ['documents', /(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-.\s]?\d{2}(?!\d)/u],
  ['documents', /(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/u],
  ['documents', /(?<!\d)\d{1,2}\.\d{3}\.\d{3}-?[\dxX](?!\d)/u],
  // Cards.
  ['bank', /(?<!\d)(?:\d{4}[ -]?){3}\d{1,4}(?!\d)/u],
  // Telephones and e-mail addresses, whoever they belong to.
  ['otherPeople', /(?<!\d)(?:\+?55\s?)?\(?\d{2}\)?\s?9?\d{4}[-\s]?\d{4}(?!\d)/u],
  ['otherPeople', /[^\s@]{1,64}@[^\s@]{1,64}\.\p{L}{2,}/u],
];
