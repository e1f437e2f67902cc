import type { Passage } from '../passage.ts';

/** Makes a passage of a guide of our own. @param link page of the product where the guide is put to use */
export const guide = (
  id: string,
  title: string,
  text: string,
  intents: Passage['intents'],
  link: string | null = null,
): Passage => ({ id: `guide.${id}`, type: 'guide', title, text, link, checkedOn: null, intents, words: '' });
